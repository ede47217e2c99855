import { articlePath } from '@fs/api-contract';
import { sql } from 'kysely';
import { readItems, selectNewest } from '../../areas/company-articles/repository.ts';
import type { Database } from '../../database/database.ts';
import { shorten } from '../heads/headTexts.ts';
import { escapeXml, textElement, xmlDocument } from './xml.ts';

/** Articles of a feed. */
const feedLength = 30;

interface FeedOptions {
  productName: string;
  /** Absolute address of a path under the base path. */
  addressOf: (path: string) => string;
  /** Absolute address of the feed itself. */
  selfOf: (category: string) => string;
}

/** Returns the newest articles of a news category as RSS 2.0; null if there is no such category. */
export async function writeNewsFeed(
  database: Database,
  slug: string,
  { productName, addressOf, selfOf }: FeedOptions,
): Promise<string | null> {
  const category = await database.kysely
    .selectFrom('market_pulse_categories')
    .select(['slug', 'label'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!category) return null;
  const newest = selectNewest(database)
    .where('market_pulse_category', '=', slug)
    .where('articles.published_at', '<=', sql<Date>`now()`);
  const items = (await readItems(newest.limit(feedLength))).flatMap((item) => {
    const path = articlePath(item);
    return path === undefined ? [] : [{ ...item, address: addressOf(path) }];
  });
  const [latest] = items;
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', `${category.label} | ${productName}`),
    textElement('link', addressOf('/')),
    textElement('description', `${category.label} news of ${productName}`),
    textElement('language', 'en-us'),
    `<atom:link href="${escapeXml(selfOf(category.slug))}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [textElement('lastBuildDate', toRssDate(latest.article.published_time))] : []),
    ...items.map(({ article, address }) =>
      [
        '<item>',
        textElement('title', article.title),
        textElement('link', address),
        textElement('guid', address, ' isPermaLink="true"'),
        textElement('description', shorten(article.description)),
        textElement('category', category.label),
        textElement('pubDate', toRssDate(article.published_time)),
        '</item>',
      ].join(''),
    ),
    '</channel></rss>',
  ]);
}

/** RFC 822, as RSS writes times. */
function toRssDate(instant: string): string {
  return new Date(instant).toUTCString();
}
