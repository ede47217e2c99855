import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a search engine reads in a page. */
export interface ReadHead {
  titles: string[];
  canonical: string[];
  /** Addresses of feeds, by their titles. */
  feeds: Readonly<Record<string, string>>;
  /** Contents of the `<meta>` elements with this name. */
  named: (name: string) => string[];
  /** Content of the `<meta>` element with this property. */
  property: (name: string) => string | undefined;
  structured: Record<string, unknown>[];
  /** Names of all elements. */
  elements: string[];
}

/** Reads a page with a parser that follows the HTML standard. */
export function readHead(html: string): ReadHead {
  const elements = elementsIn(parse(html));
  const metas = elements.filter(({ tagName }) => tagName === 'meta').map(attributesOf);
  const contents = (attribute: 'name' | 'property', name: string) =>
    metas.flatMap((meta) => (meta[attribute] === name ? [meta.content ?? ''] : []));
  const links = elements.filter(({ tagName }) => tagName === 'link').map(attributesOf);
  return {
    titles: elements.filter(({ tagName }) => tagName === 'title').map(textOf),
    canonical: links.flatMap(({ rel, href }) => (rel === 'canonical' ? [href ?? ''] : [])),
    feeds: Object.fromEntries(
      links.flatMap(({ rel, type, title, href }) =>
        rel === 'alternate' && type === 'application/rss+xml' ? [[title ?? '', href ?? '']] : [],
      ),
    ),
    named: (name) => contents('name', name),
    property: (name) => contents('property', name)[0],
    structured: elements
      .filter((element) => attributesOf(element).type === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element))),
    elements: elements.map(({ tagName }) => tagName),
  };
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function attributesOf({ attrs }: Element): Record<string, string | undefined> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
