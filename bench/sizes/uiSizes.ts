import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { type Compressed, compress, nothing } from './compressed.ts';

export interface ComponentSizes {
  name: string;
  /** Code on a page that has React already. */
  code: Compressed;
  /** Code with react and react-dom in the same bundle. */
  codeWithReact: Compressed;
  styles: Compressed;
}

/** The row for a page that imports all components. */
const everything = 'everything';
const react = ['react', 'react-dom'];

/** Each component of @fs/ui bundled alone by esbuild from its source, minified, for production. */
export async function measureUi(root: string): Promise<ComponentSizes[]> {
  const names = [...componentsOf(join(root, 'packages/ui/package.json')), everything];
  const alone = await bundle(root, names, { hasReact: false });
  const withReact = await bundle(root, names, { hasReact: true });
  return names.map((name) => ({
    name,
    code: alone.get(`${name}.js`) ?? nothing,
    codeWithReact: withReact.get(`${name}.js`) ?? nothing,
    styles: alone.get(`${name}.css`) ?? nothing,
  }));
}

/** Entries whose source draws something. Messages, tokens and types come with the component that uses them. */
function componentsOf(manifest: string): string[] {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> };
  return Object.entries(exports)
    .filter(([, target]) => extname((target as Record<string, string>)['@fs/source'] ?? '') === '.tsx')
    .map(([path]) => basename(path));
}

async function bundle(root: string, names: readonly string[], { hasReact }: { hasReact: boolean }) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `page:${name}`, out: name })),
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['@fs/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Fonts are loaded by unicode range, when a page shows such a letter.
    external: ['*.woff2', ...(hasReact ? [] : react.flatMap((name) => [name, `${name}/*`]))],
    plugins: [pages(root, hasReact), vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), compress(contents)]));
}

/** Pages that use one component and nothing else. */
function pages(root: string, hasReact: boolean): Plugin {
  return {
    name: 'pages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path: name }) => ({
        contents: [
          `export * from '${name === everything ? '@fs/ui' : `@fs/ui/${name}`}';`,
          ...(hasReact ? [`export { createRoot } from 'react-dom/client';`] : []),
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
