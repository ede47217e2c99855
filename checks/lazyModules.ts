import { dirname, join } from 'node:path';
import { packages, read, sources } from './repository.ts';

/** Sources that run in browsers. */
export const browserCode: readonly string[] = sources.filter(
  (path) =>
    /^(packages\/(ui|\w+-widgets)|apps\/fs-web)\/src\//.test(path) && !/\.(stories|test)\.tsx?$|\/testing\//.test(path),
);

/** How a component lazy-loads code: through `lazyComponent` or `useLazyModule`. Neither throws. */
const ways = [
  /lazyComponent\(\s*async \(\) =>\s*\(await import\('([^']+)'\)/g,
  /\bLazyModule<[^>]+> = \{ load: \(\) => import\('([^']+)'\)/g,
];

/** Returns a source without its comments and type imports, which load nothing. */
export function codeOf(path: string): string {
  return read(path)
    .replaceAll(/typeof import\(/g, '')
    .replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
}

/** Returns the modules that a file lazy-loads, as paths from the root. */
export function lazyModulesOf(path: string): string[] {
  const code = codeOf(path);
  return ways.flatMap((way) => Array.from(code.matchAll(way), ([, specifier = '']) => resolve(path, specifier)));
}

const ui = packages.find(({ json }) => json.name === '@fs/ui');

function resolve(from: string, specifier: string): string {
  const entry = ui?.json.exports?.[specifier.replace('@fs/ui', '.')];
  const isEntry = specifier.startsWith('@fs/') && typeof entry === 'object';
  return isEntry ? join(ui?.folder ?? '', entry['@fs/source'] ?? '') : join(dirname(from), specifier);
}
