import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleStudio, setStaticQueryData } from "../../test-support/gatsby-stand-in";
import { Layout } from "./layout";

const navigation = {
  header: [
    {
      label: "Galleries",
      path: null,
      button: false,
      links: [{ label: "Leaves", path: "/leaves" }],
    },
    { label: "Write to us", path: "/write", button: true, links: [] },
  ],
  footer: [
    { label: "The house", links: [{ label: "Who we are", path: "/who" }] },
    { label: "Small print", links: [{ label: "Rules", path: "/rules" }] },
  ],
};

beforeEach(() => {
  setStaticQueryData({ navigation });
});

afterEach(() => {
  setStaticQueryData({});
});

function setUp(pathname = "/") {
  render(
    <Layout pathname={pathname}>
      <h1>The page</h1>
    </Layout>,
  );
}

const header = () => within(screen.getByRole("banner"));
const footer = () => within(screen.getByRole("contentinfo"));

it("frames the page with a header and a footer", () => {
  setUp();

  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent(
    "The page",
  );
  expect(header().getByRole("link", { name: "Write to us" })).toBeVisible();
  expect(footer().getByRole("link", { name: "Who we are" })).toBeVisible();
});

it("begins with a way past the menu to the content, which can take the focus", async () => {
  const user = userEvent.setup();
  setUp();

  await user.tab();

  const skip = screen.getByRole("link", { name: "Skip to the content" });
  const content = screen.getByRole("main");
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", `#${content.id}`);
  content.focus();
  expect(content).toHaveFocus();
});

describe("the header", () => {
  it("leads home by the studio's name", () => {
    setUp();

    expect(header().getByRole("link", { name: sampleStudio.name })).toHaveAttribute("href", "/");
  });

  it("has a button for the menu on phones, and the choice of theme", () => {
    setUp();

    expect(header().getByRole("button", { name: "Menu" })).toHaveAttribute(
      "popovertarget",
      header().getByRole("navigation", { name: "Main" }).id,
    );
    expect(header().getByRole("button", { name: "Light or dark" })).toBeVisible();
  });

  it("tells the menu which page is shown", () => {
    setUp("/leaves");

    expect(header().getByText("Galleries")).toHaveAttribute("aria-current", "true");
  });
});

describe("the footer", () => {
  it("has a named group of links for each entry", () => {
    setUp();

    const groups = footer().getAllByRole("navigation");
    expect(
      groups.map((group) => ({
        label: within(group).getByRole("heading").textContent,
        links: within(group)
          .getAllByRole("link")
          .map((link) => ({ label: link.textContent, path: link.getAttribute("href") })),
      })),
    ).toEqual(navigation.footer);
    expect(footer().getByRole("navigation", { name: "Small print" })).toBeVisible();
  });

  it("says how and when to reach the studio", () => {
    setUp();

    expect(footer().getByRole("link", { name: sampleStudio.phone })).toHaveAttribute(
      "href",
      "tel:01632960123",
    );
    expect(footer().getByRole("link", { name: sampleStudio.email })).toHaveAttribute(
      "href",
      `mailto:${sampleStudio.email}`,
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent(sampleStudio.hours);
  });

  it("has the copyright with the year from the content", () => {
    setUp();

    expect(
      footer().getByText(`© ${sampleStudio.copyrightYear} ${sampleStudio.name}`),
    ).toBeVisible();
  });
});

it.each([
  ["navigation", "content/navigation.json"],
  ["studio", "content/site.json"],
] as const)("names the file when there is no %s", (missing, file) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  setStaticQueryData({ navigation, [missing]: null });

  expect(() => setUp()).toThrow(`${file} is missing`);
  jest.restoreAllMocks();
});
