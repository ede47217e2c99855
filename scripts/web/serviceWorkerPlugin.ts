import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The part of a bundle's file that this plugin reads. */
interface BundleFile {
  fileName: string;
  type: 'asset' | 'chunk';
  isEntry?: boolean;
  imports?: readonly string[];
}

const fileName = 'service-worker.js';

/**
 * Builds the service worker beside the app, under a stable name, with the build's id and the files that the app starts
 * with.
 * @param source the worker's source file
 */
export function serviceWorkerPlugin(source: string): Plugin {
  return {
    name: 'foresight:service-worker',
    apply: 'build',
    // After the style sheet is written.
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, name: path.parse(source).name, fileName });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built');
      if (worker.imports.length > 0)
        throw new Error(`The service worker shares ${worker.imports.join(', ')} with the app`);
      const files = Object.values(bundle as Record<string, BundleFile>).filter((file) => file.fileName !== fileName);
      const names = files.map((file) => file.fileName).sort();
      const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
      worker.code = worker.code
        .replace('__FS_BUILD__', build)
        .replace('__FS_FIRST_FILES__', JSON.stringify(firstFiles(files)));
    },
  };
}

/** Returns what a page loads before any screen: the entry, its imports and the styles. */
function firstFiles(files: readonly BundleFile[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set(files.flatMap(({ fileName }) => (fileName.endsWith('.css') ? fileName : [])));
  const visit = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const imported of file.imports ?? []) visit(imported);
  };
  if (found.size === 0) throw new Error('The style sheet was not built');
  for (const file of files) if (file.isEntry) visit(file.fileName);
  return [...found].sort();
}
