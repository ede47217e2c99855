import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { StoryMeta } from '../../.storybook/testing/storyMeta.ts';
import type { Counts } from './Step.ts';
import { nothing } from './tally.ts';

/** The part of vitest's JSON report that this module reads. */
export interface VitestReport {
  testResults: readonly FileReport[];
}

export interface FileReport {
  /** Path of the file. */
  name: string;
  status: 'passed' | 'failed';
  assertionResults: readonly {
    status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled';
    fullName: string;
    /** What failed, also at a try before the one that passed. */
    failureMessages: readonly string[];
    meta: StoryMeta;
  }[];
}

/** Reads the report of a run; null when the run ended before it could write one. */
export async function readVitestReport(path: string): Promise<VitestReport | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as VitestReport);
}

/** Counts each test once. A file that fails without a failed test, because it does not load, counts as one failure. */
export function countTests(report: VitestReport | null): Counts {
  const counts = { ...nothing };
  for (const file of report?.testResults ?? []) {
    const statuses = file.assertionResults.map(({ status }) => status);
    for (const status of statuses) {
      if (status === 'passed' || status === 'failed') counts[status] += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && !statuses.includes('failed')) counts.failed += 1;
  }
  return counts;
}

/** Returns the tests that failed at their first try and passed at the second, each with the first line of its failure. */
export function flakyTests(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => `${basename(name)} > ${fullName}: ${first.split('\n')[0]}`),
  );
}
