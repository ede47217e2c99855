import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const builtPage = `<!doctype html>
<html lang="en"><head>
    <meta charset="utf-8" />
    <meta name="description" content="Of all pages" />
    <title>Foresight</title>
  </head><body></body></html>`;

/** Creates a temporary folder with the page of a built app, whose head the server fills. */
export async function createAppFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foresight-app-'));
  await writeFile(path.join(folder, 'index.html'), builtPage);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
