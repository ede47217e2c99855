import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { gzipped } from './compressed.ts';

/** Bytes after gzip. */
export interface ExportSizes {
  name: string;
  /** Code that loads at once on a page that already has React. */
  code: number;
  /** Code with react and react-dom in the same bundle. */
  codeWithReact: number;
  /** Code and styles that are lazy-loaded when they are needed. */
  later: number;
  styles: number;
}

export interface UiSizes {
  /** Each entry of the package alone, by name, and all together. */
  alone: readonly ExportSizes[];
  /** The package's size budget: entries on one page, and the most that code, styles and React may weigh. */
  goals: readonly { sizes: ExportSizes; most: number }[];
}

const kibibyte = 1024;
const goals = [
  { names: ['Button'], most: 80 * kibibyte },
  { names: ['Button', 'TextField', 'Modal', 'Select'], most: 115 * kibibyte },
];
const react = ['react', 'react-dom'];

/** Bundles every public export of @fs/ui with esbuild from its source, minified, for production. */
export async function measureUi(root: string): Promise<UiSizes> {
  const entries = entriesOf(join(root, 'packages/ui/package.json'));
  const pages = new Map([
    ...entries.map((name): [string, string[]] => [name, [`@fs/ui/${name}`]]),
    ['everything', ['@fs/ui']],
    ...goals.map(({ names }): [string, string[]] => [names.join(' + '), names.map((name) => `@fs/ui/${name}`)]),
  ]);
  const [alone, atOnce, withReact] = await Promise.all([
    bundle(root, pages, { hasReact: false, hasLater: true }),
    bundle(root, pages, { hasReact: false, hasLater: false }),
    bundle(root, pages, { hasReact: true, hasLater: false }),
  ]);
  const sizesOf = (name: string): ExportSizes => ({
    name,
    code: atOnce.get(`${name}.js`) ?? 0,
    codeWithReact: withReact.get(`${name}.js`) ?? 0,
    later: Math.max(0, weightOf(alone, name) - weightOf(atOnce, name)),
    styles: atOnce.get(`${name}.css`) ?? 0,
  });
  return {
    alone: [...entries, 'everything'].map(sizesOf).filter(weighs),
    goals: goals.map(({ names, most }) => ({ sizes: sizesOf(names.join(' + ')), most })),
  };
}

function weightOf(bundles: ReadonlyMap<string, number>, name: string): number {
  return (bundles.get(`${name}.js`) ?? 0) + (bundles.get(`${name}.css`) ?? 0);
}

/** Entries except messages, which are part of their component. */
function entriesOf(manifest: string): string[] {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> };
  return Object.keys(exports)
    .filter((path) => path.startsWith('./') && !/^\.\/(package\.json|messages)$/.test(path))
    .map((path) => path.slice('./'.length));
}

/** Types have no size; an empty bundle is one empty line. */
function weighs({ code, styles }: ExportSizes): boolean {
  return code > gzipped('\n') || styles > 0;
}

async function bundle(
  root: string,
  pages: ReadonlyMap<string, readonly string[]>,
  { hasReact, hasLater }: { hasReact: boolean; hasLater: boolean },
): Promise<ReadonlyMap<string, number>> {
  // By number, since esbuild treats `FileSize` and `fileSize` as one file.
  const names = [...pages.keys()];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name, number) => ({ in: `page:${name}`, out: String(number) })),
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    // `module` is a condition of Vite and webpack, and of esbuild unless conditions are given.
    conditions: ['@fs/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Fonts load by unicode range, when a page shows such a letter.
    external: ['*.woff2', ...(hasReact ? [] : react.flatMap((name) => [name, `${name}/*`]))],
    plugins: [
      ...(hasLater ? [] : [lazyOutside]),
      virtualPages(root, pages, hasReact),
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const { name, ext } = parse(path);
      return [`${names[Number(name)]}${ext}`, gzipped(contents)];
    }),
  );
}

/** Leaves out what is lazy-loaded. */
const lazyOutside: Plugin = {
  name: 'lazy-outside',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** Virtual pages that use the named exports and nothing else. */
function virtualPages(root: string, pages: ReadonlyMap<string, readonly string[]>, hasReact: boolean): Plugin {
  return {
    name: 'pages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path: name }) => ({
        contents: [
          ...(pages.get(name) ?? []).map((specifier) => `export * from '${specifier}';`),
          ...(hasReact ? [`export { createRoot } from 'react-dom/client';`] : []),
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
