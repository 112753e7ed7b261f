import { newSubmissionId } from "./submission-id";

const ids = Array.from({ length: 200 }, newSubmissionId);

it("is two groups of four capital letters and figures", () => {
  for (const id of ids) {
    expect(id).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  }
});

it("has no letters and figures that are mistaken for each other", () => {
  expect(ids.join("")).not.toMatch(/[01ILO]/);
});

it("is another one every time", () => {
  expect(new Set(ids).size).toBe(ids.length);
});
