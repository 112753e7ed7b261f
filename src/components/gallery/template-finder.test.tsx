import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleTemplate } from "../../test-support/sample-gallery";
import { servePageData } from "../../test-support/stand-in-page-data";
import { TemplateFinder } from "./template-finder";

function trees(...names: string[]) {
  return names.map((name) => sampleTemplate({ id: name.toLowerCase(), name, alt: name }));
}

const onOnePage = {
  pageCount: 1,
  links: [],
  total: 3,
  templates: trees("Oak", "Ash", "Elm"),
};
const firstOfThree = {
  pageCount: 3,
  links: [{ label: "Next page (2 of 3)", path: "/order-of-services/all/2" }],
  total: 5,
  templates: trees("Oak", "Ash"),
};
const laterPages = {
  "/order-of-services/all/2": { page: { templates: trees("Elm", "Mountain Ash") } },
  "/order-of-services/all/3": { page: { templates: trees("White Ash") } },
};

const shown = () => screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);
const words = () => screen.getByRole("searchbox", { name: "Look for words" });
const status = () => screen.getByRole("status");

/** jsdom does not know <search>, and React says so once. Nothing else may be said. */
let said: jest.SpyInstance;
beforeAll(() => {
  said = jest.spyOn(console, "error").mockImplementation();
});
afterAll(() => {
  expect(said.mock.calls.filter(([, tag]) => tag !== "search")).toEqual([]);
});

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

it("shows a list that fits on one page, and narrows it without fetching anything", async () => {
  const asked = servePageData({});
  render(<TemplateFinder firstPage={onOnePage} categories={["Trees"]} />);
  expect(shown()).toEqual(["Oak", "Ash", "Elm"]);
  expect(status()).toHaveTextContent("3 templates");
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();

  await userEvent.type(words(), "elm");

  expect(shown()).toEqual(["Elm"]);
  expect(status()).toHaveTextContent("1 template");
  expect(asked).toEqual([]);
});

it("shows the first page of a longer list, and the way to the next", () => {
  const asked = servePageData(laterPages);
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);

  expect(shown()).toEqual(["Oak", "Ash"]);
  expect(status()).toHaveTextContent("5 templates");
  const pages = screen.getByRole("navigation", { name: "Pages" });
  expect(within(pages).getByRole("link", { name: /^Next page/ })).toHaveAttribute(
    "href",
    "/order-of-services/all/2",
  );
  expect(asked).toEqual([]);
});

it("looks through the later pages, too, and fetches each once", async () => {
  const asked = servePageData(laterPages);
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);

  await userEvent.type(words(), "elm");

  expect(await screen.findByRole("heading", { name: "Elm" })).toBeVisible();
  expect(shown()).toEqual(["Elm"]);
  expect(status()).toHaveTextContent("1 template");
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  await userEvent.clear(words());
  await userEvent.type(words(), "oak");
  expect(asked).toEqual(Object.keys(laterPages));
});

it("looks through all of them for who comes with words in the address", async () => {
  servePageData(laterPages);
  window.history.replaceState(null, "", "/?words=elm");
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);

  expect(await screen.findByRole("heading", { name: "Elm" })).toBeVisible();
});

it("shows as many as a page holds when more are found, and says so", async () => {
  servePageData(laterPages);
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);

  await userEvent.type(words(), "ash");

  expect(await screen.findByText(/These are the first 2 of 3\./)).toBeVisible();
  expect(status()).toHaveTextContent("3 templates");
  expect(shown()).toEqual(["Ash", "Mountain Ash"]);
});

it("says when it could not look through all of them, and tries again", async () => {
  servePageData({});
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);
  await userEvent.type(words(), "ash");
  expect(await screen.findByText(/Only 2 of our 5 templates/)).toBeVisible();
  expect(shown()).toEqual(["Ash"]);

  servePageData(laterPages);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("heading", { name: "Mountain Ash" })).toBeVisible();
  expect(screen.queryByText(/Only 2 of our 5/)).not.toBeInTheDocument();
});

it("does not say that nothing was found before it has looked through all of them", async () => {
  servePageData({});
  render(<TemplateFinder firstPage={firstOfThree} categories={["Trees"]} />);

  await userEvent.type(words(), "yew");

  expect(await screen.findByText(/Only 2 of our 5 templates/)).toBeVisible();
  expect(screen.queryByText(/No template was found/)).not.toBeInTheDocument();
});
