import { stripVTControlCharacters } from 'node:util';

/** What Jest, and Vitest as Jest does, writes with `--json`. */
export interface TestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** A line for each test that failed: its name and the start of its message. */
export function failuresOf({ testResults }: TestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    // A file that does not load has no tests.
    if (failed.length === 0) return status === 'failed' ? [lineOf(name, message)] : [];
    return failed.map((test) => lineOf(test.fullName, test.failureMessages?.[0] ?? test.status));
  });
}

function lineOf(name: string, message: string): string {
  const told = stripVTControlCharacters(message).replaceAll(/\s+/gu, ' ').trim();
  return `${name}: ${told.slice(0, 400)}`;
}
