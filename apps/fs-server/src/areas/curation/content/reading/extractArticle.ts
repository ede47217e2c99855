import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { cutText } from '../../../../values/cutText.ts';
import type { ExtractedArticle, ExtractionInput } from './ExtractedArticle.ts';

/** Longest parts that are kept, in UTF-16 units. */
const longest = { title: 300, author: 200, description: 2000, text: 100_000, siteName: 100 };

type Page = ReturnType<typeof parseHTML>['document'];

/**
 * Finds the article of a page; null if the page has none. No script runs and nothing is loaded. A page can take
 * minutes, so this runs in a worker that is ended.
 */
export function extractArticle({ html, url }: ExtractionInput): ExtractedArticle | null {
  const { document } = parseHTML(html);
  if (!document.documentElement) return null;
  const meta = (...names: string[]) => names.map((name) => metaOf(document, name)).find(Boolean) ?? null;
  // Read first: Readability changes the document.
  const structured = readStructured(document);
  const image = toAddress(meta('og:image', 'twitter:image') ?? structured.image, url);
  const shown = document.querySelector('time[datetime]')?.getAttribute('datetime') ?? null;
  const publishedAt =
    [meta('article:published_time', 'date', 'dc.date', 'pubdate'), structured.datePublished, shown]
      .map(toInstant)
      .find(Boolean) ?? null;
  const author = meta('author', 'article:author') ?? structured.author;
  const title = meta('og:title', 'twitter:title') ?? structured.headline;
  const siteName = meta('og:site_name');
  const description = meta('og:description', 'description');
  // The types are those of a browser, which linkedom resembles.
  const article = new Readability(document as unknown as Document, { charThreshold: 200 }).parse();
  const text = toText(article?.textContent ?? '');
  const heading = cut(title ?? article?.title ?? '', longest.title);
  if (!article || text.length < 140 || heading === '') return null;
  return {
    title: heading,
    author: cut(author ?? article.byline ?? '', longest.author) || null,
    publishedAt,
    description: cut(description ?? article.excerpt ?? '', longest.description),
    text: cutText(text, longest.text),
    image,
    siteName: cut(siteName ?? article.siteName ?? '', longest.siteName) || null,
  };
}

function metaOf(document: Page, name: string): string | null {
  for (const attribute of ['property', 'name', 'itemprop']) {
    const content = document.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content')?.trim();
    if (content) return content;
  }
  return null;
}

interface Structured {
  headline: string | null;
  author: string | null;
  datePublished: string | null;
  image: string | null;
}

/** The article in the page's JSON-LD. */
function readStructured(document: Page): Structured {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const article = listNodes(parseJson(script.textContent ?? '')).find(({ '@type': type }) =>
      [type].flat().some((name) => typeof name === 'string' && /Article|BlogPosting|Report/.test(name)),
    );
    if (article) {
      return {
        headline: textOf(article.headline),
        author: nameOf(article.author),
        datePublished: textOf(article.datePublished),
        image: nameOf(article.image, 'url'),
      };
    }
  }
  return { headline: null, author: null, datePublished: null, image: null };
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function listNodes(value: unknown): Node[] {
  const nodes = [value].flat().filter(isNode);
  return nodes.flatMap((node) => [node, ...[node['@graph']].flat().filter(isNode)]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** A text, or that of the first thing. */
function nameOf(value: unknown, key = 'name'): string | null {
  const [first] = [value].flat();
  return textOf(first) ?? (isNode(first) ? textOf(first[key]) : null);
}

function toInstant(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  const isKnown = time > Date.UTC(1990, 0) && time < Date.now() + 24 * 60 * 60 * 1000;
  return isKnown ? new Date(time).toISOString() : null;
}

function toAddress(text: string | null, base: string): string | null {
  const url = text !== null && URL.canParse(text, base) ? new URL(text, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? url.href : null;
}

/** Paragraphs of plain text that PostgreSQL can store. */
function toText(text: string): string {
  const lines = text.split(/\n+/).map((line) => line.replace(/\s+/g, ' ').trim());
  return storable(lines.filter(Boolean).join('\n\n'));
}

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function cut(text: string, length: number): string {
  return cutText(storable(text.replace(/\s+/g, ' ').trim()), length);
}
