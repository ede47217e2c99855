import type { Plugin } from 'vite';
import { type HtmlSettings, htmlAttributes } from '../../packages/ui/src/system/theme/htmlAttributes.ts';

/** Gives `<html>` the attributes that the app's ThemeProvider sets, so that the page looks right before the app runs. */
export function htmlAttributesPlugin(settings: HtmlSettings): Plugin {
  return {
    name: 'foresight:html-attributes',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withHtmlAttributes(html, settings),
    },
  };
}

/** Returns a page whose `<html>` has these attributes instead of its own. */
export function withHtmlAttributes(html: string, settings: HtmlSettings): string {
  const attributes = Object.entries(htmlAttributes(settings))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  const themed = html.replace(/<html[^>]*>/, `<html ${attributes.join(' ')}>`);
  if (themed === html) throw new Error('The page has no <html> to which attributes can be added');
  return themed;
}
