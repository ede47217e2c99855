import { join } from 'node:path';
import { build } from 'esbuild';
import { gzipped } from '../sizes/compressed.ts';
import { pageOptions } from './buildPages.ts';

/** Bytes, gzip, of scripts and sheets. */
export interface PageCode {
  /** What the page loads before it is complete. */
  atOnce: number;
  /** With everything that it lazy-loads when its user opens something. */
  inAll: number;
}

/** Builds the page as for the web, with chunks that lazy-load. */
export async function pageCode(entry: string, modules: string): Promise<PageCode> {
  const options = pageOptions(entry, modules);
  const { outputFiles, metafile } = await build({ ...options, format: 'esm', splitting: true, metafile: true });
  const sizes = new Map(outputFiles.map(({ path, text }) => [path, gzipped(text)]));
  const sizeOf = (output: string) => sizes.get(join(options.absWorkingDir, output)) ?? 0;
  const first = Object.keys(metafile.outputs).find((output) => metafile.outputs[output]?.entryPoint?.endsWith(entry));
  const needed = new Set<string>();
  function need(output: string | undefined) {
    if (output === undefined || needed.has(output)) return;
    needed.add(output);
    const { imports = [], cssBundle } = metafile.outputs[output] ?? {};
    need(cssBundle);
    for (const { path, kind, external } of imports) if (kind === 'import-statement' && !external) need(path);
  }
  need(first);
  const sum = (outputs: Iterable<string>) => Array.from(outputs, sizeOf).reduce((all, one) => all + one, 0);
  return { atOnce: sum(needed), inAll: sum(Object.keys(metafile.outputs)) };
}
