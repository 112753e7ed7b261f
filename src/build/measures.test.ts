import { shortestLongEdge } from "./measures";

it.each([
  [["148 × 105 mm"], 148],
  [["50 × 200 mm"], 200],
  [["305 × 406 × 38 mm", "152 × 203 × 19 mm", "458 × 599 mm"], 203],
])("of %j the smallest has a long edge of %d mm", (measures, millimetres) => {
  expect(shortestLongEdge(measures)).toBe(millimetres);
});
