import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@fs/api-contract';
import { cachedBy } from '../../areas/static-files/cached.ts';
import type { InlineSources } from '../../http/registerSecurityHeaders.ts';
import { parseSheet, type SheetNode } from './parseSheet.ts';
import { pickStyles } from './pickStyles.ts';

export interface InlinedPage {
  html: string;
  /** Of what was put in here. Nothing that a page had before is allowed by it. */
  sources: InlineSources;
}

/** Puts what the first paint waits for into a page, which then needs no second request for it. */
export type InlinePage = (page: string, styles: string) => Promise<InlinedPage>;

const scriptTag = new RegExp(`<script src="${paths.app}/(assets/beforeApp-[\\w-]+\\.js)"([^>]*)></script>`);
const sheetTags = new RegExp(
  `[ \\t]*<link rel="stylesheet" crossorigin href="${paths.app}/(assets/[\\w-]+\\.css)">\\n?`,
  'g',
);
/** A sheet of one page, all of whose rules the page needs. */
const ownSheet = /^assets\/painted-/;

/** Files of a build do not change: a script, a sheet, and one of each painted page in each language. */
const keptFiles = { lifetimeMs: Number.POSITIVE_INFINITY, entries: 50 };
const nameOf = (file: string) => file;

/**
 * Inlines the script that runs before the first paint, and the rules that apply to the page. The whole style sheet
 * becomes one for print, for which browsers do not wait; the app applies it when it starts (`loadWholeSheet`).
 * Pages without that script, which show nothing before the app, stay as they are.
 *
 * @param folder of the built app
 */
export function createInliner(folder: string): InlinePage {
  const readOnce = cachedBy(nameOf, (file) => readFile(path.join(folder, file), 'utf8'), keptFiles);
  const parseOnce = cachedBy(
    nameOf,
    async (file): Promise<readonly SheetNode[]> => parseSheet(await readOnce(file)),
    keptFiles,
  );

  return async (page, styles) => {
    const [tag, file, attributes] = scriptTag.exec(page) ?? [];
    if (tag === undefined || file === undefined) return { html: page, sources: { scripts: [], styles: [] } };
    const script = (await readOnce(file)).trim();
    if (/<\/script|<!--/i.test(script)) throw new Error(`${file} cannot be inside of a page`);
    const sheets = [...page.matchAll(sheetTags)].map(([, sheet = '']) => sheet);
    const own = await Promise.all(sheets.filter((sheet) => ownSheet.test(sheet)).map(readOnce));
    const shared = await Promise.all(sheets.filter((sheet) => !ownSheet.test(sheet)).map(parseOnce));
    const picked = pickStyles(shared.flat(), page, [...own, styles].join(''));
    const [css, fonts] = [withoutEnd(picked.rules), withoutEnd(picked.fonts)];
    // The script before the app applies the fonts once the page is painted.
    const late = `<style media="print">${fonts}</style><noscript><style>${fonts}</style></noscript>`;
    const html = page
      .replace(tag, () => `<script${attributes}>${script}</script>`)
      // The whole sheet comes after them, so that rules of both have the order that they have in it.
      .replace('<link rel="stylesheet"', (link) => `<style>${css}</style>${fonts && late}\n    ${link}`)
      .replace(sheetTags, (link, sheet) =>
        ownSheet.test(sheet) ? '' : link.replace(' href=', ' media="print" href='),
      );
    return { html, sources: { scripts: [hashSource(script)], styles: [css, fonts].filter(Boolean).map(hashSource) } };
  };
}

/** In CSS, these two characters meet only in strings and URLs, where a backslash does not change them. */
function withoutEnd(css: string): string {
  return css.replaceAll('</', '<\\/');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
