import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Page } from 'playwright-core';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { gzipped } from '../sizes/compressed.ts';
import { withBrowser } from './visitPage.ts';

/** Bytes, gzip, of scripts and sheets. */
export interface PageCode {
  /** What the page loads before it is complete. */
  atOnce: number;
  /** With what it lazy-loads while every control is used, on a desktop and a phone. */
  inUse: number;
  /** With everything that its components could lazy-load. */
  inAll: number;
}

type Output = Rolldown.RolldownOutput['output'][number];

const root = join(import.meta.dirname, '../..');
const address = 'http://bench.localhost/';
const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Builds the page as an app does, and uses it in a browser. Its rows are data and not counted.
 * @param entry module, relative to bench/
 * @param modules folder of packages that the workspace does not have
 * @param use uses every control of the page
 */
export async function pageCode(entry: string, modules: string, use: (page: Page) => Promise<void>): Promise<PageCode> {
  const { output } = (await build(buildOptions(entry, modules))) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file]));
  const first = neededBy(output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '', files);
  const used = new Set(first);
  await withBrowser(async (browser) => {
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport, locale: 'en-US' });
      await show(page, { files, first, onRequest: (file) => used.add(file) });
      await use(page);
      await page.close();
    }
  });
  const sum = (names: Iterable<string>) =>
    Array.from(names, (name) => weightOf(files.get(name))).reduce((a, b) => a + b, 0);
  return { atOnce: sum(first), inUse: sum(used), inAll: sum(files.keys()) };
}

function buildOptions(entry: string, modules: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'error',
    base: './',
    plugins: [resolvePeers(modules), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['@fs/source', 'module', 'browser', 'production'],
      alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    },
    build: {
      write: false,
      // The browsers that the app supports.
      cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'bench', entry),
        output: { codeSplitting: { groups: [{ name: rowsName, test: /bench\/table\/benchRows|packages\/fixtures/ }] } },
      },
    },
  };
}

/** Of the chunk with the rows. */
const rowsName = 'rows';

/** Resolves packages that only the folder of peers has. */
function resolvePeers(modules: string): Plugin {
  return {
    name: 'resolve-peers',
    resolveId(id, importer) {
      const isOfBench = importer?.startsWith(join(root, 'bench'));
      if (!isOfBench || /^(\.|\/|@fs\/|react)/.test(id)) return null;
      return this.resolve(id, join(modules, 'index.js'), { skipSelf: true });
    },
  };
}

/** The file with its sheets, and all that it imports. */
function neededBy(name: string, files: ReadonlyMap<string, Output>, found = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (file === undefined || found.has(name)) return found;
  found.add(name);
  if (file.type === 'asset') return found;
  for (const needed of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) neededBy(needed, files, found);
  return found;
}

function weightOf(file: Output | undefined): number {
  if (file === undefined || file.name === rowsName || !/\.(js|css)$/.test(file.fileName)) return 0;
  return gzipped(file.type === 'chunk' ? file.code : file.source);
}

interface Shown {
  files: ReadonlyMap<string, Output>;
  first: ReadonlySet<string>;
  onRequest: (file: string) => void;
}

async function show(page: Page, { files, first, onRequest }: Shown): Promise<void> {
  const [entry = ''] = first;
  const sheets = [...first]
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const html = `<!doctype html><html lang="en"><title>Code</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${sheets.join('')}<div id="root"></div><script type="module" src="${entry}"></script></html>`;
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === address) return route.fulfill({ contentType: 'text/html', body: html });
    const name = url.slice(address.length);
    const file = files.get(name);
    if (file === undefined) return route.abort();
    onRequest(name);
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: file.type === 'chunk' ? file.code : Buffer.from(file.source) });
  });
  await page.goto(address);
}
