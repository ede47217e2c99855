import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { paintPage, withFirstPaintSlot } from './paintPage.ts';
import { type FirstPaint, prerenderPages } from './prerenderPages.ts';

/** The part of a bundle's file that this plugin reads. */
interface BundleFile {
  fileName: string;
  type: 'asset' | 'chunk';
  name?: string;
  source?: string | Uint8Array;
  moduleIds?: readonly string[];
  imports?: readonly string[];
}

const beforeAppName = 'beforeApp';

export interface FirstPage {
  /** Path endings of the modules that are loaded for the page. */
  modules: readonly string[];
  /** The page in the app's routes that signed-out users see before the app runs. */
  paints?: string;
  /** Whether the server renders the page for signed-out users. */
  renders?: true;
}

export interface PageFilesOptions {
  /** By address under the base path. */
  pages: Readonly<Record<string, FirstPage>>;
  base: string;
  /** Folder of the app. */
  app: string;
  /** The server's default product name, which is part of the first paint. */
  productName: string;
  /** Runs before the first paint. */
  beforeApp: string;
}

/**
 * Writes separate pages for popular entry addresses. Each is a copy of the app's page that also preloads the files
 * which the browser would otherwise discover only after the first scripts have run. Some have a second file,
 * `painted.html`, and a third with Google's login, which show the page before the app runs; `painted.json` lists what
 * they contain. Into `rendered.html`, the server puts what it renders.
 */
export function pageFilesPlugin({ pages, base, app, productName, beforeApp }: PageFilesOptions): Plugin {
  return {
    name: 'foresight:page-files',
    apply: 'build',
    // After the page itself is written.
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: beforeApp, name: beforeAppName });
    },
    // Runs as a classic script, which must not leak globals.
    renderChunk: (code, { name }) => (name === beforeAppName ? `(() => {\n${code}\n})();` : null),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle as Record<string, BundleFile>);
        const page = String(files.find(({ fileName }) => fileName === 'index.html')?.source ?? '');
        if (!page.includes('</head>')) throw new Error('index.html was not built');
        const emit = (fileName: string, source: string | Uint8Array) => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        // These files are emitted too late for the plugin that compresses the others.
        const emitPressed = (fileName: string, source: string) => {
          emit(fileName, source);
          emit(`${fileName}.br`, brotliCompressSync(source));
          emit(`${fileName}.gz`, gzipSync(source, { level: 9 }));
        };
        const script = files.find(({ name, type }) => type === 'chunk' && name === beforeAppName);
        if (!script) throw new Error('The script before the app was not built');
        const paths = Object.values(pages).flatMap(({ paints }) => paints ?? []);
        const prerendered = await prerenderPages(app, productName, paths);
        for (const [address, { modules, paints, renders }] of Object.entries(pages)) {
          const tags = laterFiles(files, modules)
            .filter((name) => !page.includes(name))
            .map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`);
          const whole = page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
          emitPressed(`${address}/index.html`, whole);
          if (renders) emit(`${address}/rendered.html`, withFirstPaintSlot(whole, base + script.fileName));
          if (paints === undefined) continue;
          const paint = (name: string, first: FirstPaint | undefined) => {
            if (!first) throw new Error(`No prerendered page for ${paints}`);
            const path = `${base}${paints.slice(1)}`.replace(/\/$/, '');
            const { html, sheet } = paintPage(whole, { first, path, script: base + script.fileName, base });
            if (sheet) emit(sheet.fileName, sheet.source);
            emitPressed(`${address}/${name}`, html);
          };
          paint('painted.html', prerendered.get(paints)?.plain);
          paint('painted-google.html', prerendered.get(paints)?.google);
        }
        emit('painted.json', JSON.stringify({ productName }));
      },
    },
  };
}

/** Returns the chunks of these modules and their imports. */
function laterFiles(files: readonly BundleFile[], modules: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const imported of file.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const chunk = files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    visit(chunk.fileName);
  }
  return [...found].sort();
}
