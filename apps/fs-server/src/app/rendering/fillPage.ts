import { paths } from '@fs/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { RenderedPage } from './createRenderer.ts';

const scriptEnd = ' data-audience="visitor"';
const slot = '<div id="first-paint"></div>';

/**
 * Puts a rendered page into `rendered.html` of the build, with the attributes of the script that runs before it, and
 * the data that the app starts with.
 */
export function fillPage(page: string, path: string, { html, data }: RenderedPage): string {
  const [pathname = '', query] = path.split('?');
  const attributes = {
    path: `${paths.app}${pathname}`.replace(/\/$/, ''),
    query: query === undefined ? '' : `?${query}`,
  };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page
    .replace(scriptEnd, () => scriptEnd + written.join(''))
    .replace(
      slot,
      () => `<div id="first-paint">${html}</div>\n    <script type="application/json" id="first-data">${json}</script>`,
    );
}
