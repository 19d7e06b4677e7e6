import { expect, it } from 'vitest';
import { failuresOf } from '../../../scripts/support/test-report.ts';

it('each test that failed gets a line, and a file that does not load gets one', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: '' };
  const failures = failuresOf({
    numPassedTests: 1,
    numTotalTests: 3,
    testResults: [
      {
        ...file,
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\n   to be 2\u001b[39m'] },
          { fullName: 'divides', status: 'pending', failureMessages: [] },
        ],
      },
      { ...file, name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failures).toEqual(['subtracts: expected 1 to be 2', 'divides: pending', 'b.test.ts: Cannot find module']);
});
