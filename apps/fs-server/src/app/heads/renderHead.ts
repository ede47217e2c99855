import { windowTitle } from '@fs/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { PageHead, StructuredData } from './PageHead.ts';

interface HeadOptions {
  productName: string;
  addressOf: (path: string) => string;
}

/** The tags of a page's head, as HTML. */
export function renderHead(head: PageHead, { productName, addressOf }: HeadOptions): string {
  const { title, description, type = 'website', image, structured = [], feeds = [] } = head;
  const address = addressOf(head.path);
  const pairs = [
    ['og:type', type],
    ['og:site_name', productName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', 'en_US'],
    ...(image ? [['og:image', image]] : []),
  ] as const;
  return [
    `<title>${escapeHtml(windowTitle(title, productName))}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...pairs.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}">`),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.address)}">`,
    ),
    ...(structured.length > 0 ? [renderStructured(structured)] : []),
  ].join('\n    ');
}

/** Replaces what a page of the build says of itself, unless there is nothing else to say. */
export function withHead(page: string, head: string): string {
  if (head === '') return page;
  return page.replace(/[ \t]*<meta name="description"[^>]*>\n?/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** Data, not a script: browsers never run it, so the content policy does not refuse it. */
function renderStructured(structured: readonly StructuredData[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': structured });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
