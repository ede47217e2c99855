import { expect, test } from 'vitest';
import { countTests, type FileReport, readVitestReport } from './vitestReport.ts';

type Status = FileReport['assertionResults'][number]['status'];

function file(status: FileReport['status'], statuses: readonly Status[]): FileReport {
  return { status, assertionResults: statuses.map((each) => ({ status: each, meta: {} })) };
}

test('each test counts once, by how it ended', () => {
  const testResults = [file('passed', ['passed', 'passed', 'pending']), file('failed', ['failed', 'passed', 'todo'])];
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a file that does not load counts as one failure', () => {
  expect(countTests({ testResults: [file('failed', [])] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run that ended before its report counts nothing', async () => {
  expect(countTests(await readVitestReport('/nowhere/unit.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
