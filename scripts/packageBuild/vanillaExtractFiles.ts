import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { builtPath } from './packageExports.ts';

/**
 * Builds a package file by file: each module imports its own styles, as a `.css` file beside it, and its neighbors
 * under their built names. A bundle would drop "use client", repeat the theme in every entry and leave the styles
 * unimported.
 * @param root folder of the package
 */
export function vanillaExtractFiles(root: string): Plugin {
  const source = join(root, 'src');
  const built = join(root, 'dist/web');

  return {
    name: 'vanilla-extract-files',
    setup(build) {
      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        // Resolves other packages of the workspace to sources, so that no build waits for another.
        const compiled = await compile({
          filePath: path,
          cwd: root,
          identOption: 'short',
          esbuildOptions: { conditions: ['@fs/source'] },
        });
        const contents = await processVanillaFile({ source: compiled.source, filePath: path, identOption: 'short' });
        return { contents, loader: 'js', resolveDir: dirname(path), watchFiles: compiled.watchFiles };
      });

      build.onResolve({ filter: virtualCssFileFilter }, async ({ path, importer }) => {
        const { fileName, source: css } = await getSourceFromVirtualCssFile(path);
        const sheet = relative('src', fileName).replace(/\.css\.ts\.vanilla\.css$/, '.css');
        const target = join(built, sheet);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, css);
        return { path: importPath(relative(dirname(relative(source, importer)), sheet)), external: true };
      });

      build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) => {
        if (kind === 'entry-point') return null;
        return { path: builtPath(path), external: true };
      });
    },
  };
}

function importPath(path: string) {
  const posix = path.split(sep).join('/');
  return posix.startsWith('.') ? posix : `./${posix}`;
}
