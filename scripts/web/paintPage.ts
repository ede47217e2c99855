import { createHash } from 'node:crypto';
import type { FirstPaint } from './prerenderPages.ts';

interface PaintOptions {
  first: FirstPaint;
  /** Address of the page, without a trailing slash. */
  path: string;
  /** Address of the script that runs before the first paint. */
  script: string;
  /** The base path, with a trailing slash. */
  base: string;
}

interface StyleSheet {
  fileName: string;
  source: string;
}

/** Returns a page with its first paint, and the additional style sheet that this needs, if any. */
export function paintPage(
  page: string,
  { first, path, script, base }: PaintOptions,
): { html: string; sheet?: StyleSheet } {
  // The first paint needs styles only, so the app's code loads after them.
  const unhurried = page.replace(/(<script type="module"|<link rel="modulepreload") /g, '$1 fetchpriority="low" ');
  const { html, css } = withoutInlineStyles(first.html);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const sheet = css === '' ? undefined : { fileName: `assets/painted-${hash}.css`, source: css };
  const link = sheet && `<link rel="stylesheet" crossorigin href="${base}${sheet.fileName}">`;
  const tag = `<script src="${script}" data-path="${path}" data-audience="visitor"></script>`;
  const changes = [
    [/<title>.*<\/title>/, `<title>${first.title}</title>\n    ${tag}`],
    ['</head>', link ? `  ${link}\n  </head>` : '</head>'],
    ['<div id="app"></div>', `<div id="first-paint">${html}</div>\n    <div id="app"></div>`],
  ] as const;
  const painted = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to);
    if (changed === text && to !== from) throw new Error(`The page of all addresses has no ${from}`);
    return changed;
  }, unhurried);
  return { html: painted, ...(sheet && { sheet }) };
}

/**
 * The content security policy refuses style attributes, which hide invisible parts, so they move into a style sheet.
 */
function withoutInlineStyles(html: string): { html: string; css: string } {
  const styles: string[] = [];
  const moved = html.replace(/(<[^<>]*) style="([^"]*)"/g, (_whole, before: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return `${before} data-painted="${styles.indexOf(style)}"`;
  });
  if (/<[^<>]* style=/.test(moved)) throw new Error('The first paint has an inline style');
  return { html: moved, css: styles.map((style, at) => `[data-painted="${at}"]{${style}}`).join('\n') };
}
