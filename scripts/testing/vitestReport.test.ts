import { expect, test } from 'vitest';
import { countTests, type FileReport, flakyTests, readVitestReport } from './vitestReport.ts';

type Status = FileReport['assertionResults'][number]['status'];

function file(status: FileReport['status'], statuses: readonly Status[]): FileReport {
  const results = statuses.map((each) => ({ status: each, fullName: each, failureMessages: [], meta: {} }));
  return { name: '/repository/e2e/shell.e2e.test.ts', status, assertionResults: results };
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

test('names a test that passed at the second try, with its first failure, and counts it once', () => {
  const flaky = {
    status: 'passed',
    fullName: 'opens a menu',
    failureMessages: ['Error: closed\n    at x.ts'],
    meta: {},
  } as const;
  const { assertionResults, ...rest } = file('passed', ['passed']);
  const report = { testResults: [{ ...rest, assertionResults: [...assertionResults, flaky] as const }] };
  expect(flakyTests(report)).toEqual(['shell.e2e.test.ts > opens a menu: Error: closed']);
  expect(countTests(report)).toEqual({ passed: 2, failed: 0, skipped: 0 });
});

test('names no test that failed at both tries', () => {
  const failed = { status: 'failed', fullName: 'opens a menu', failureMessages: ['Error', 'Error'], meta: {} } as const;
  expect(flakyTests({ testResults: [{ name: 'x', status: 'failed', assertionResults: [failed] }] })).toEqual([]);
});
