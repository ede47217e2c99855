import { globSync, rmSync } from 'node:fs';
import type { Options } from 'tsup';
import { builtPath } from './packageExports.ts';
import { vanillaExtractFiles } from './vanillaExtractFiles.ts';

const notShipped = /\.(stories|test|test-d)\.tsx?$|\.d\.ts$|^(system\/foundations|testing)\//;

/**
 * Build options of every published package: one output file per source file. Declarations come from `tsc`, since
 * TypeScript 7 has no API for tsup.
 * @param root folder of the package
 */
export function packageConfig(root: string): Options {
  const sources = globSync('**/*.{ts,tsx}', { cwd: `${root}/src` }).filter((path) => !notShipped.test(path));
  rmSync(`${root}/dist`, { recursive: true, force: true });
  return {
    entry: Object.fromEntries(sources.map((path) => [builtPath(path).replace(/\.js$/, ''), `src/${path}`])),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    outDir: sources.some((path) => path.endsWith('.css.ts')) ? 'dist/web' : 'dist/js',
    dts: false,
    bundle: true,
    splitting: false,
    treeshake: false,
    silent: true,
    esbuildPlugins: [vanillaExtractFiles(root)],
  };
}
