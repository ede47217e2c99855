import { extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build } from 'esbuild';

/** A page as the browser loads it: one script and one style sheet. */
export interface BuiltPage {
  name: string;
  script: string;
  sheet: string;
}

const root = join(import.meta.dirname, '../..');

/**
 * Builds a production page of each entry, all with the same bundler and the same React.
 * @param entries module by page name, relative to bench/
 * @param modules folder of packages that the workspace does not have
 */
export function buildPages(entries: Readonly<Record<string, string>>, modules: string): Promise<BuiltPage[]> {
  return Promise.all(Object.entries(entries).map(([name, entry]) => buildPage(name, entry, modules)));
}

async function buildPage(name: string, entry: string, modules: string): Promise<BuiltPage> {
  const { outputFiles } = await build({ ...pageOptions(entry, modules), format: 'iife' });
  const textOf = (ending: string) => outputFiles.find(({ path }) => extname(path) === ending)?.text ?? '';
  return { name, script: textOf('.js'), sheet: textOf('.css') };
}

/** Build options of every page, in memory. The caller sets `format`. */
export function pageOptions(entry: string, modules: string) {
  return {
    absWorkingDir: root,
    entryPoints: [join('bench', entry)],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    target: 'es2023',
    jsx: 'automatic',
    // `module` is a condition of Vite and webpack, and of esbuild unless conditions are given.
    conditions: ['@fs/source', 'module'],
    nodePaths: [modules],
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Every page renders in the system's font.
    external: ['*.woff2'],
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  } as const satisfies BuildOptions;
}
