import { dirname, join } from 'node:path';
import { packages, read, sources } from './repository.ts';

/** Sources that run in browsers. */
export const browserCode: readonly string[] = sources.filter(
  (path) =>
    /^(packages\/(ui|\w+-widgets)|apps\/fs-web)\/src\//.test(path) && !/\.(stories|test)\.tsx?$|\/testing\//.test(path),
);

/** How components lazy-load code: through `lazyComponent`, `lazyOverlay` or `createLazyModule`. */
const ways = [
  /lazy(?:Component|Overlay)\(\s*async \(\) =>\s*\(await import\('([^']+)'\)/g,
  /createLazyModule\(\(\) => import\('([^']+)'\)/g,
];

/** Returns a source without its comments and type imports, which load nothing. */
export function codeOf(path: string): string {
  return read(path)
    .replaceAll(/typeof import\(/g, '')
    .replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
}

/** Returns the modules that a file lazy-loads: paths from the root, and names of packages from outside. */
export function lazyModulesOf(path: string): string[] {
  const code = codeOf(path);
  return ways.flatMap((way) => Array.from(code.matchAll(way), ([, specifier = '']) => resolve(path, specifier)));
}

const ui = packages.find(({ json }) => json.name === '@fs/ui');

function resolve(from: string, specifier: string): string {
  const entry = ui?.json.exports?.[specifier.replace('@fs/ui', '.')];
  const isEntry = specifier.startsWith('@fs/') && typeof entry === 'object';
  if (isEntry) return join(ui?.folder ?? '', entry['@fs/source'] ?? '');
  return specifier.startsWith('.') ? join(dirname(from), specifier) : specifier;
}
