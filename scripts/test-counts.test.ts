/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countJestTests, countPlaywrightTests, countTests } from "./test-counts";

const jestResults = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

const playwrightResults = {
  stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 },
  errors: [{ message: "a.spec.ts cannot be loaded" }],
};

it("counts Jest's tests, and a file that cannot be loaded as failed", () => {
  expect(countJestTests(jestResults)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it("counts Playwright's tests, and an error outside the tests as failed", () => {
  expect(countPlaywrightTests(playwrightResults)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

describe("a result file", () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "test-counts-"));
    file = join(folder, "results.json");
  });

  afterEach(() => rm(folder, { recursive: true }));

  it("that shows no failure does not make a bad exit good", async () => {
    const results = { ...jestResults, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    await writeFile(file, JSON.stringify(results));

    expect((await countTests(0, file, countJestTests)).failed).toBe(0);
    expect((await countTests(1, file, countJestTests)).failed).toBe(1);
  });

  it.each([
    ["is missing", undefined],
    ["is cut off", '{"numPassedTests": 5'],
    ["holds something else", "{}"],
  ])("that %s counts as a failed test", async (_problem, content) => {
    const report = jest.spyOn(console, "error").mockImplementation();
    if (content !== undefined) await writeFile(file, content);

    expect(await countTests(0, file, countJestTests)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(report).toHaveBeenCalledWith(expect.stringContaining("cannot be read"));
    report.mockRestore();
  });
});
