import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { idsInTitle, type Proof } from './Proof.ts';

/** The part of vitest's JSON report that this module reads. */
interface Report {
  testResults: { name: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  title: string;
  fullName: string;
  status: string;
  meta?: { storyId?: string; requirements?: string[]; hasPlay?: boolean };
}

/** Returns the proofs of a run. A story counts only with an assertion, a test only when it ran. */
export function proofsOf(report: Report, root: string): Proof[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => (status === 'passed' || status === 'failed') && (!meta?.storyId || meta.hasPlay))
      .map(({ title, fullName, status, meta }) => ({
        path: relative(root, name),
        title: fullName,
        requirements: meta?.storyId ? (meta.requirements ?? []) : idsInTitle(title),
        passed: status === 'passed',
      }))
      .filter(({ requirements }) => requirements.length > 0),
  );
}

export interface Proofs {
  /** Number of reports found. */
  reports: number;
  proofs: Proof[];
}

/** Reads every proof of the last runs from the reports in a folder. */
export async function readProofs(folder: string, root: string): Promise<Proofs> {
  const paths = await Array.fromAsync(glob(`${folder}/*.json`));
  const reports: Partial<Report>[] = await Promise.all(
    paths.map(async (path) => JSON.parse(await readFile(path, 'utf8'))),
  );
  const ofTests = reports.filter((report): report is Report => Array.isArray(report.testResults));
  return { reports: ofTests.length, proofs: ofTests.flatMap((report) => proofsOf(report, root)) };
}
