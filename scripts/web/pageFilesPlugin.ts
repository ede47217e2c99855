import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { withHtmlAttributes } from './htmlAttributesPlugin.ts';
import { paintPage, withFirstPaintSlot } from './paintPage.ts';
import { type FirstPaint, type FirstPaints, firstPaintKey, prerenderPages } from './prerenderPages.ts';

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
  /** Languages besides English, with the ending of the module of their texts. */
  languages: Readonly<Record<string, string>>;
}

/**
 * Writes separate pages for popular entry addresses. Each is a copy of the app's page that also preloads the files
 * which the browser would otherwise discover only after the first scripts have run. Some have a second file,
 * `painted.html`, and a third with Google's login, which show the page before the app runs; `painted.json` lists what
 * they contain. Into `rendered.html`, the server puts what it renders. These files are there in each language, such as
 * `painted-de.html`.
 */
export function pageFilesPlugin({ pages, base, app, productName, beforeApp, languages }: PageFilesOptions): Plugin {
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
        const emitSheet = (sheet: { fileName: string; source: string } | undefined) => {
          if (sheet) emit(sheet.fileName, sheet.source);
        };
        const tagOf = (name: string) => `<link rel="modulepreload" crossorigin href="${base}${name}">`;
        const src = base + beforeAppFile(files);
        const translate = (whole: string) =>
          Object.entries(languages).map(([language, texts]) => {
            const tags = laterFiles(files, [texts]).map(tagOf);
            return [language, inLanguage(whole, language, tags)] as const;
          });
        const paths = Object.values(pages).flatMap(({ paints }) => paints ?? []);
        const prerendered = await prerenderPages(app, productName, paths, ['en', ...Object.keys(languages)]);
        for (const [address, { modules, paints, renders }] of Object.entries(pages)) {
          const tags = laterFiles(files, modules)
            .filter((name) => !page.includes(name))
            .map(tagOf);
          const whole = page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
          emitPressed(`${address}/index.html`, whole);
          for (const [language, own] of [['en', whole] as const, ...translate(whole)]) {
            const ending = language === 'en' ? '.html' : `-${language}.html`;
            if (renders) emit(`${address}/rendered${ending}`, withFirstPaintSlot(own, src, language));
            for (const [name, { html, sheet }] of paintings(own, prerendered, {
              paints,
              script: src,
              base,
              language,
            })) {
              emitSheet(sheet);
              emitPressed(`${address}/${name}${ending}`, html);
            }
          }
        }
        emit('painted.json', JSON.stringify({ productName }));
      },
    },
  };
}

function beforeAppFile(files: readonly BundleFile[]): string {
  const script = files.find(({ name, type }) => type === 'chunk' && name === beforeAppName);
  if (!script) throw new Error('The script before the app was not built');
  return script.fileName;
}

/** Returns a page with its first paints, by the names of their files: none for a page that the server renders only. */
function paintings(
  page: string,
  prerendered: ReadonlyMap<string, FirstPaints>,
  { paints, ...options }: { paints: string | undefined; script: string; base: string; language: string },
) {
  if (paints === undefined) return [];
  const first = prerendered.get(firstPaintKey(paints, options.language));
  if (!first) throw new Error(`No prerendered page for ${paints}`);
  const path = `${options.base}${paints.slice(1)}`.replace(/\/$/, '');
  const paint = (painted: FirstPaint) => paintPage(page, { ...options, first: painted, path });
  return [['painted', paint(first.plain)] as const, ['painted-google', paint(first.google)] as const];
}

/** Returns a page in a language, which also preloads its texts. */
function inLanguage(page: string, language: string, tags: readonly string[]): string {
  const missing = tags.filter((tag) => !page.includes(tag));
  return withHtmlAttributes(page, { locale: language }).replace('</head>', `  ${missing.join('\n    ')}\n  </head>`);
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
