import { expect, test } from 'vitest';
import { countTests, type FileReport, readVitestReport } from './vitestReport.ts';

type Status = FileReport['assertionResults'][number]['status'];

function file(status: FileReport['status'], statuses: readonly Status[]): FileReport {
  return { status, assertionResults: statuses.map((each) => ({ status: each, meta: {} })) };
}

test('counts each test once, by its result', () => {
  const testResults = [file('passed', ['passed', 'passed', 'pending']), file('failed', ['failed', 'passed', 'todo'])];
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('counts a file that fails to load as one failure', () => {
  expect(countTests({ testResults: [file('failed', [])] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts nothing for a run that ended before its report', async () => {
  expect(countTests(await readVitestReport('/nowhere/unit.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
