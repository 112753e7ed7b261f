import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { choosePath, templateParameter } from "../../paths";
import { useVisitorChoice } from "./use-visitor-choice";

const oak = { id: "quiet-oak", name: "Quiet Oak" };
const wren = { id: "small-wren", name: "Small Wren" };
const templates = [oak, wren];

interface Arrival {
  search?: string;
  state?: unknown;
}

function choiceFor({ search = "", state = null }: Arrival) {
  return renderHook(({ location }) => useVisitorChoice(location, templateParameter, templates), {
    initialProps: { location: { search, state } },
  });
}

it("is nothing for a visitor who comes without a choice", () => {
  const { chosen, unknown } = choiceFor({}).result.current;

  expect(chosen).toBeUndefined();
  expect(unknown).toBe(false);
});

it("is taken from the state", () => {
  expect(choiceFor({ state: { template: { id: "quiet-oak" } } }).result.current.chosen).toBe(oak);
});

it("is taken from the address that a gallery leads to", () => {
  const { search } = new URL(
    choosePath({ id: wren.id, section: "order-of-services" }),
    "https://example.com",
  );

  expect(choiceFor({ search }).result.current.chosen).toBe(wren);
});

it("is taken from the state where both are there", () => {
  const { chosen, unknown } = choiceFor({
    search: "?template=small-wren",
    state: { template: { id: "quiet-oak" } },
  }).result.current;

  expect(chosen).toBe(oak);
  expect(unknown).toBeFalsy();
});

it.each<[string, Arrival]>([
  ["the address", { search: "?template=no-such-thing" }],
  ["the address, which names it empty", { search: "?template=" }],
  ["the state", { state: { template: { id: "no-such-thing" } } }],
])(
  "is unknown, and nothing is chosen, when %s names a template that there is none of",
  (_, arrival) => {
    const { chosen, unknown } = choiceFor(arrival).result.current;

    expect(chosen).toBeUndefined();
    expect(unknown).toBe(true);
  },
);

it.each([
  [undefined],
  [null],
  ["quiet-oak"],
  [7],
  [{}],
  [{ key: "1700000000" }],
  [{ template: null }],
  [{ template: "quiet-oak" }],
  [{ template: {} }],
  [{ template: { id: null } }],
  [{ template: { id: 7 } }],
])("is taken from the address when the state is %j", (state) => {
  expect(choiceFor({ search: "?template=small-wren", state }).result.current.chosen).toBe(wren);
  expect(choiceFor({ state }).result.current.unknown).toBe(false);
});

it("is looked for under its own name only", () => {
  const location = { search: "?ribbon=small-wren", state: { template: { id: "quiet-oak" } } };
  const { result } = renderHook(() => useVisitorChoice(location, "ribbon", templates));

  expect(result.current.chosen).toBe(wren);
});

it("follows the address", () => {
  const { result, rerender } = choiceFor({ search: "?template=quiet-oak" });

  rerender({ location: { search: "?template=small-wren", state: null } });
  expect(result.current.chosen).toBe(wren);

  rerender({ location: { search: "", state: null } });
  expect(result.current.chosen).toBeUndefined();
});

function Chosen() {
  const location = { search: "?template=quiet-oak", state: null };
  return <p>{useVisitorChoice(location, templateParameter, templates).chosen?.name}</p>;
}

it("is not in the page that the build makes for everybody", () => {
  expect(renderToString(<Chosen />)).toBe("<p></p>");
});
