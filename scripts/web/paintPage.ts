import { createHash } from 'node:crypto';
import { withoutInlineStyles } from '../../apps/fs-web/src/first-paint/withoutInlineStyles.ts';
import type { FirstPaint } from './prerenderPages.ts';

interface PaintOptions {
  first: FirstPaint;
  /** Address of the page, without a trailing slash. */
  path: string;
  /** Address of the script that runs before the first paint. */
  script: string;
  /** The base path, with a trailing slash. */
  base: string;
  language: string;
}

interface StyleSheet {
  fileName: string;
  source: string;
}

/** What the first paint needs is styles only, so the app's code loads after them. */
const unhurry = (page: string) =>
  page.replace(/(<script type="module"|<link rel="modulepreload") /g, '$1 fetchpriority="low" ');

/** The script takes a page without it for English. */
const languageAttribute = (language: string) => (language === 'en' ? '' : ` data-language="${language}"`);

const appElement = '<div id="app"></div>';

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

const preloadTag = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\n?/g;

/**
 * Returns a page into which the server puts what it renders: the attributes of the script, and the first paint. The
 * script loads the app and preloads its files, which would otherwise share the connection with styles and fonts.
 */
export function withFirstPaintSlot(page: string, script: string, language: string): string {
  const app = appScript.exec(page)?.[1];
  if (app === undefined) throw new Error('The page of all addresses has no script of the app');
  const files = [app, ...[...page.matchAll(preloadTag)].map(([, file]) => file)].join(' ');
  const attributes = `${languageAttribute(language)} data-files="${files}" data-audience="visitor"`;
  const tag = `<script src="${script}" data-app="${app}"${attributes}></script>`;
  return (
    page
      .replace(appScript, '')
      .replace(preloadTag, '')
      // A preload warns when nothing uses it.
      .replace(/[ \t]*<!--(?:(?!-->).)*-->\s*<link rel="preload" as="fetch"[^>]*>\n?/s, '')
      // The page is readable without the app.
      .replace(/[ \t]*<noscript>.*?<\/noscript>\n?/s, '')
      .replace('<title>', () => `${tag}\n    <title>`)
      .replace(appElement, () => `<div id="first-paint"></div>\n    ${appElement}`)
  );
}

/** Returns a page with its first paint, and the additional style sheet that this needs, if any. */
export function paintPage(
  page: string,
  { first, path, script, base, language }: PaintOptions,
): { html: string; sheet?: StyleSheet } {
  const { html, css } = withoutInlineStyles(first.html);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const sheet = css === '' ? undefined : { fileName: `assets/painted-${hash}.css`, source: css };
  const link = sheet && `<link rel="stylesheet" crossorigin href="${base}${sheet.fileName}">`;
  const tag = `<script src="${script}"${languageAttribute(language)} data-path="${path}" data-audience="visitor"></script>`;
  const changes = [
    [/<title>.*<\/title>/, `<title>${first.title}</title>\n    ${tag}`],
    ['</head>', link ? `  ${link}\n  </head>` : '</head>'],
    [appElement, `<div id="first-paint">${html}</div>\n    ${appElement}`],
  ] as const;
  const painted = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to);
    if (changed === text && to !== from) throw new Error(`The page of all addresses has no ${from}`);
    return changed;
  }, unhurry(page));
  return { html: painted, ...(sheet && { sheet }) };
}
