import { sentNames } from "./sent-names";

it.each([
  ["keeps names that are right", ["a.jpg", "b.JPEG"], ["a.jpg", "b.JPEG"]],
  [
    "changes the ending to what was made",
    ["a.png", "b.c.webp", "scan"],
    ["a.jpg", "b.c.jpg", "scan.jpg"],
  ],
  ["tells namesakes apart", ["a.jpg", "a.jpg", "a.png"], ["a.jpg", "a (2).jpg", "a (3).jpg"]],
  ["does not go by capitals", ["A.jpg", "a.JPG"], ["A.jpg", "a (2).JPG"]],
  [
    "leaves a name that is taken",
    ["a (2).jpg", "a.jpg", "a.jpg"],
    ["a (2).jpg", "a.jpg", "a (3).jpg"],
  ],
])("%s", (_, names, sent) => {
  expect(sentNames(names)).toEqual(sent);
});
