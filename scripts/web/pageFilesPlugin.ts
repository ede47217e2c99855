import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { paintPage } from './paintPage.ts';
import { type FirstPaint, prerenderPages } from './prerenderPages.ts';

/** Of a bundle's file: what this plugin reads. */
interface BundleFile {
  fileName: string;
  type: 'asset' | 'chunk';
  name?: string;
  source?: string | Uint8Array;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

const beforeAppName = 'beforeApp';

export interface FirstPage {
  /** Ends of the modules that are loaded for the page. */
  modules: readonly string[];
  /** The page as the app's routes have it, where a visitor is to see it before the app runs. */
  paints?: string;
}

export interface PageFilesOptions {
  /** By their address under the base path. */
  pages: Readonly<Record<string, FirstPage>>;
  base: string;
  /** Folder of the app. */
  app: string;
  /** What a server calls the product unless it is told otherwise: its name is in what is painted. */
  productName: string;
  /** Runs before anything of a painted page is drawn. */
  beforeApp: string;
}

/**
 * Writes pages of their own for addresses that many come to first: as the one of all others, and each names besides
 * what the browser would learn of only when the first scripts have run, so that it is fetched with them. Some have a
 * second file, `painted.html`, and a third with Google's sign-in, which show the page before the app runs;
 * `painted.json` says what is painted on them.
 */
export function pageFilesPlugin({ pages, base, app, productName, beforeApp }: PageFilesOptions): Plugin {
  return {
    name: 'foresight:page-files',
    apply: 'build',
    // After the page itself is made.
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: beforeApp, name: beforeAppName });
    },
    // Run as a plain script, which must leave nothing behind in the window.
    renderChunk: (code, { name }) => (name === beforeAppName ? `(() => {\n${code}\n})();` : null),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle as Record<string, BundleFile>);
        const page = String(files.find(({ fileName }) => fileName === 'index.html')?.source ?? '');
        if (!page.includes('</head>')) throw new Error('The page of all addresses was not built');
        const emit = (fileName: string, source: string | Uint8Array) => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        // These come too late for the plugin that compresses the rest.
        const emitPressed = (fileName: string, source: string) => {
          emit(fileName, source);
          emit(`${fileName}.br`, brotliCompressSync(source));
          emit(`${fileName}.gz`, gzipSync(source, { level: 9 }));
        };
        const script = files.find(({ name, type }) => type === 'chunk' && name === beforeAppName);
        if (!script) throw new Error('The script before the app was not built');
        const paths = Object.values(pages).flatMap(({ paints }) => paints ?? []);
        const drawn = await prerenderPages(app, productName, paths);
        for (const [address, { modules, paints }] of Object.entries(pages)) {
          const tags = laterFiles(files, modules)
            .filter((name) => !page.includes(name))
            .map((name) => tagOf(base + name));
          const whole = page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
          emitPressed(`${address}/index.html`, whole);
          if (paints === undefined) continue;
          const paint = (name: string, first: FirstPaint | undefined) => {
            if (!first) throw new Error(`Nothing was painted for ${paints}`);
            const path = `${base}${paints.slice(1)}`.replace(/\/$/, '');
            const { html, sheet } = paintPage(whole, { first, path, script: base + script.fileName, base });
            if (sheet) emit(sheet.fileName, sheet.source);
            emitPressed(`${address}/${name}`, html);
          };
          paint('painted.html', drawn.get(paints)?.plain);
          paint('painted-google.html', drawn.get(paints)?.google);
        }
        emit('painted.json', JSON.stringify({ productName }));
      },
    },
  };
}

/** The chunks of these modules, all that they import, and their styles. */
function laterFiles(files: readonly BundleFile[], modules: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of file.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const chunk = files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    visit(chunk.fileName);
  }
  return [...found].sort();
}

function tagOf(href: string): string {
  return href.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
}
