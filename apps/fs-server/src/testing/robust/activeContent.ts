import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that run, load or send something without being asked. */
const active = new Set(
  'script iframe object embed applet form meta base link style svg math audio video source template portal'.split(' '),
);

/** Schemes that a page may name. */
const safeSchemes = /^(https?|mailto):$/;

/**
 * Lists what rendered text does besides being read: scripts, handlers, addresses that run code, and what it loads.
 *
 * @param allowed Elements of the page itself, such as the icon of a link
 */
export function activeContentOf(html: string, allowed: readonly string[] = []): string[] {
  return elementsIn(parse(html)).flatMap((element) => [
    ...(active.has(element.tagName) && !allowed.includes(element.tagName) ? [`has <${element.tagName}>`] : []),
    ...element.attrs.flatMap(({ name, value }) => {
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') return [`has the attribute ${name}`];
      if (!['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'background', 'xlink:href'].includes(name))
        return [];
      if (name !== 'href' && name !== 'src') return [`loads by ${name}`];
      const url = URL.canParse(value, 'https://page.example/a/') ? new URL(value, 'https://page.example/a/') : null;
      return url !== null && safeSchemes.test(url.protocol) ? [] : [`has the address ${value.slice(0, 60)}`];
    }),
  ]);
}

/** The text that a user sees. */
export function shownText(html: string): string {
  const text = (node: Node): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
    return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
  };
  return text(parse(html));
}

/** The addresses that a page loads by itself. */
export function loadedBy(html: string): string[] {
  return elementsIn(parse(html)).flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => (name === 'src' ? [value] : [])),
  );
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...children] : children;
}
