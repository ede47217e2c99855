import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitestReport } from './vitestReport.ts';

const folder = join(import.meta.dirname, '../../pictures');

/** Returns references in `pictures/` that no story of this whole run was compared with, as paths inside that folder. */
export async function unusedScreenshots(report: VitestReport | null): Promise<string[]> {
  const used = new Set(
    report?.testResults.flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta.screenshots ?? [])),
  );
  const unused: string[] = [];
  for await (const path of glob('**/*.png', { cwd: folder })) {
    if (!used.has(path.replace(/\.png$/, ''))) unused.push(path);
  }
  return unused.sort();
}

export async function removeScreenshots(paths: readonly string[]) {
  await Promise.all(paths.map((path) => rm(join(folder, path))));
}
