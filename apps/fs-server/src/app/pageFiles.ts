import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@fs/api-contract';

/** Which file of the built app to send for an address that has one of its own, by that address. */
export function pageFiles(folder: string, environment: Environment): ReadonlyMap<string, string> {
  const names = fileNames(folder, environment);
  const pages = globSync('**/index.html', { cwd: folder }).map((file) => path.dirname(file));
  return new Map(
    pages.map((page) => {
      const name = names.find((some) => existsSync(path.join(folder, page, some))) ?? 'index.html';
      return [page, path.join(page, name)];
    }),
  );
}

/**
 * The best first. What the build has painted on pages is the page of a server that tells the app nothing of its own:
 * from any other they are sent without it.
 */
function fileNames(folder: string, { productName, assets, identity, stages }: Environment): string[] {
  const painted = path.join(folder, 'painted.json');
  if (!existsSync(painted)) return [];
  const isPainted = JSON.parse(readFileSync(painted, 'utf8')).productName === productName && assets.logo === null;
  const hasOneProvider = Object.values(stages).every((stage) => stage?.identity === undefined);
  if (!isPainted || !hasOneProvider) return [];
  return identity.google ? ['painted-google.html'] : ['painted.html'];
}
