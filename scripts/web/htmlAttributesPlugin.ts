import type { Plugin } from 'vite';
import { type HtmlSettings, htmlAttributes } from '../../packages/ui/src/system/theme/htmlAttributes.ts';

/** Gives `<html>` the attributes that the app's ThemeProvider sets, so that the page looks right before the app runs. */
export function htmlAttributesPlugin(settings: HtmlSettings): Plugin {
  const attributes = Object.entries(htmlAttributes(settings))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  return {
    name: 'foresight:html-attributes',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const themed = html.replace(/<html[^>]*>/, `<html ${attributes.join(' ')}>`);
        if (themed === html) throw new Error('The page has no <html> to which attributes can be added');
        return themed;
      },
    },
  };
}
