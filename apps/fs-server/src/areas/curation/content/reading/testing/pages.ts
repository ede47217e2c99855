import type { ExtractedArticle } from '../ExtractedArticle.ts';

/** A page as a site serves it, and what is to be found on it. */
export interface SavedPage {
  name: string;
  html: string;
  contains: string;
  found: Pick<ExtractedArticle, 'title' | 'author' | 'publishedAt' | 'image'>;
}

const sentence = (number: number) =>
  `Paragraph ${number} of the report says that the harbor has moved forty ferries to batteries, and that the crews who run them have asked for more quays, because charging takes an hour.`;
const body = (count = 8) => Array.from({ length: count }, (_, index) => `<p>${sentence(index + 1)}</p>`).join('\n');
const menu = '<nav><ul><li><a href="/">Home</a></li><li><a href="/ports">Ports</a></li></ul></nav>';
const footer = '<footer><p>All rights reserved. Subscribe to our letter about ports.</p></footer>';
const page = (head: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${menu}${content}${footer}</body></html>`;
const json = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const image = 'https://img.example/ferry.jpg';
const at = '2026-03-04T09:30:00.000Z';
const contains = 'Paragraph 3 of the report';

/** Pages of our own writing, each in the markup of another kind of site. */
export const savedPages: readonly SavedPage[] = [
  {
    name: 'a newspaper with Open Graph',
    html: page(
      `<title>Ferries | The Pier</title><meta property="og:title" content="Ferries go electric"><meta property="og:image" content="${image}"><meta property="article:published_time" content="2026-03-04T10:30:00+01:00"><meta name="author" content="Ana Sousa">`,
      `<article><h1>Ferries go electric</h1>${body()}</article>`,
    ),
    contains,
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
  {
    name: 'a magazine with JSON-LD',
    html: page(
      `<title>Ferries</title>${json({ '@type': 'NewsArticle', headline: 'Ferries go electric', datePublished: at, author: { '@type': 'Person', name: 'Ana Sousa' }, image: [image] })}`,
      `<main><article>${body()}</article></main>`,
    ),
    contains,
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
  {
    name: 'a graph of JSON-LD',
    html: page(
      `<title>Ferries</title>${json({
        '@graph': [
          { '@type': 'WebSite', name: 'Pier' },
          {
            '@type': ['BlogPosting'],
            headline: 'Ferries go electric',
            datePublished: at,
            author: [{ name: 'Ana Sousa' }],
            image: { url: image },
          },
        ],
      })}`,
      `<div class="post">${body()}</div>`,
    ),
    contains,
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
  {
    name: 'a blog with a time element',
    html: page(
      `<title>Ferries go electric</title><meta name="author" content="Ana Sousa"><meta name="twitter:image" content="/ferry.jpg">`,
      `<div id="content"><h1>Ferries go electric</h1><time datetime="2026-03-04T09:30:00Z">March 4</time>${body()}</div>`,
    ),
    contains,
    found: {
      title: 'Ferries go electric',
      author: 'Ana Sousa',
      publishedAt: at,
      image: 'https://pier.example/ferry.jpg',
    },
  },
  {
    name: 'a wire report with Dublin Core',
    html: page(
      `<title>Ferries go electric</title><meta name="dc.date" content="2026-03-04T09:30:00Z"><meta name="author" content="Ana Sousa"><meta property="og:image" content="//img.example/ferry.jpg">`,
      `<section class="story-body">${body()}</section>`,
    ),
    contains,
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
  {
    name: 'a page without date, author and image',
    html: page('<title>Ferries go electric</title>', `<article>${body()}</article>`),
    contains,
    found: { title: 'Ferries go electric', author: null, publishedAt: null, image: null },
  },
  {
    name: 'a layout of tables',
    html: page(
      `<title>Ferries go electric</title><meta name="date" content="Wed, 04 Mar 2026 09:30:00 GMT"><meta name="author" content="Ana Sousa"><meta property="og:image" content="${image}">`,
      `<table><tr><td><table><tr><td class="text">${body()}</td></tr></table></td><td><a href="/a">More</a></td></tr></table>`,
    ),
    contains,
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
  {
    name: 'an Arabic article',
    html: `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta property="og:title" content="العبارات تعمل بالكهرباء"><meta name="author" content="ليلى حداد"><meta property="article:published_time" content="${at}"><meta property="og:image" content="${image}"></head><body><article>${Array.from({ length: 8 }, () => '<p>قال الميناء إن أربعين عبارة تعمل الآن بالبطاريات، وإن الأطقم طلبت أرصفة جديدة لأن الشحن يستغرق ساعة كاملة كل يوم.</p>').join('')}</article></body></html>`,
    contains: 'أربعين عبارة',
    found: { title: 'العبارات تعمل بالكهرباء', author: 'ليلى حداد', publishedAt: at, image },
  },
  {
    name: 'a hostile page',
    html: page(
      `<title>x</title><meta property="og:title" content="&lt;img src=x onerror=alert(1)&gt; Ferries"><meta name="author" content="&lt;b&gt;Ana&lt;/b&gt;"><meta property="og:image" content="javascript:alert(1)"><meta property="article:published_time" content="9999-99-99">${json({ '@type': 'NewsArticle', headline: '</script>' })}<base href="http://127.0.0.1/"><script>document.title='no'; while (true);</script>`,
      `<article onclick="alert(1)"><iframe src="http://127.0.0.1/"></iframe><script>alert(1)</script>${body()}</article>`,
    ),
    contains,
    found: { title: '<img src=x onerror=alert(1)> Ferries', author: '<b>Ana</b>', publishedAt: null, image: null },
  },
  {
    name: 'a page of 200 kB',
    html: page(
      `<title>Ferries go electric</title><meta property="article:published_time" content="${at}"><meta name="author" content="Ana Sousa"><meta property="og:image" content="${image}">`,
      `<article>${body(400)}</article><aside>${'<p><a href="/x">Another story about ports and quays</a></p>'.repeat(2000)}</aside>`,
    ),
    contains: 'Paragraph 399 of the report',
    found: { title: 'Ferries go electric', author: 'Ana Sousa', publishedAt: at, image },
  },
];
