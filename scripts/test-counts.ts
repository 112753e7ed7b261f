import { readFile } from "node:fs/promises";
import { array, number, object } from "yup";

export type TestCounts = { passed: number; failed: number; skipped: number };

const count = number().required();

const jestResults = object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  numRuntimeErrorTestSuites: count,
});

const playwrightResults = object({
  stats: object({ expected: count, unexpected: count, flaky: count, skipped: count }).required(),
  /** What went wrong outside the tests, for example a file that cannot be loaded. */
  errors: array().required(),
});

/** A test file that could not even be loaded counts as one failed test. */
export function countJestTests(results: unknown): TestCounts {
  const jest = jestResults.validateSync(results);
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

export function countPlaywrightTests(results: unknown): TestCounts {
  const { stats, errors } = playwrightResults.validateSync(results);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Counts the tests in a result file. A run that ended badly never counts as free of failures, even
 * if it left no results behind or none that failed.
 */
export async function countTests(
  exitCode: number,
  resultFile: string,
  countIn: (results: unknown) => TestCounts,
): Promise<TestCounts> {
  const counts = await readFile(resultFile, "utf8")
    .then((text) => countIn(JSON.parse(text)))
    .catch((error: unknown) => {
      console.error(
        `The test results cannot be read. ${error instanceof Error ? error.message : error}`,
      );
      return { passed: 0, failed: 1, skipped: 0 };
    });
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
