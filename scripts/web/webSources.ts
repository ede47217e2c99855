import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sources of the built app. */
const sources = [
  'packages/{api-contract,ui,research-widgets,account-widgets,data-client}/{src/**/*,package.json}',
  'apps/fs-web/{src/**/*,public/**/*,index.html,package.json,vite.config.ts}',
  'scripts/web/{{pageFiles,serviceWorker,htmlAttributes}Plugin,prerenderPages,paintPage,rendererOptions,runSources}.ts',
  'pnpm-lock.yaml',
];
const isNoSource = /\.(stories\.tsx|test\.tsx?|spec\.md|mdx|png)$/;

/** Returns a digest of the app's sources. A build is current as long as the digest is the same. */
export function digestWebSources(root: string): string {
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isNoSource.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) throw new Error(`There are no sources of the app below ${root}`);
  const digest = createHash('sha256');
  for (const file of files) digest.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return digest.digest('hex');
}
