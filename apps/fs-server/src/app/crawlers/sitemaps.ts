import { articlePath, coursePath, marketPath, publicPages } from '@fs/api-contract';
import { sql } from 'kysely';
import { curatedArticle, earnedContent } from '../../areas/company-articles/articlePlaces.ts';
import type { Database } from '../../database/database.ts';
import { textElement, xmlDocument } from './xml.ts';

/** Addresses of one file. The protocol allows 50,000; fewer are read at once. */
export const sitemapPart = 10_000;

interface Page {
  /** Under the base path. */
  path: string;
  /** When it last changed, if that is known: a day or an instant. */
  changed: string | null;
}

interface PageKind {
  count: (database: Database) => Promise<number>;
  /** Pages in a lasting order. */
  list: (database: Database, range: { limit: number; offset: number }) => Promise<Page[]>;
}

const fixedPages = Object.entries(publicPages).flatMap(([path, page]) =>
  path.includes('$') || 'isUnlisted' in page ? [] : [{ path, changed: null }],
);

/** The listed pages by kind, which is part of the names of their files. */
const kinds: Readonly<Record<string, PageKind>> = {
  pages: {
    count: async () => fixedPages.length,
    list: async (_database, { limit, offset }) => fixedPages.slice(offset, offset + limit),
  },
  markets: {
    count: async ({ kysely }) => {
      const { count } = await kysely
        .selectFrom('markets')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    list: async ({ kysely }, { limit, offset }) => {
      const rows = await kysely
        .selectFrom('markets')
        .leftJoin('funding_rounds', 'funding_rounds.id', 'newest_round_id')
        .select(['markets.id', 'funded_on as changed'])
        .orderBy('markets.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id, changed }) => ({ path: marketPath({ id }), changed }));
    },
  },
  courses: {
    count: async ({ kysely }) => {
      const { count } = await kysely
        .selectFrom('courses')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('is_published', '=', true)
        .executeTakeFirstOrThrow();
      return count;
    },
    list: async ({ kysely }, { limit, offset }) => {
      const rows = await kysely
        .selectFrom('courses')
        .select(['category', 'slug', 'updated_at'])
        .where('is_published', '=', true)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((course) => ({ path: coursePath(course), changed: course.updated_at.toISOString() }));
    },
  },
  articles: {
    count: async ({ kysely }) => {
      const { count } = await kysely
        .selectFrom('articles')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(hasPage)
        .executeTakeFirstOrThrow();
      return count;
    },
    list: async ({ kysely }, { limit, offset }) => {
      const rows = await kysely
        .selectFrom('articles')
        .select([
          'updated_at',
          'published_at',
          curatedArticle.as('curated_article'),
          earnedContent.as('earned_content'),
        ])
        .where(hasPage)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.flatMap(({ updated_at, published_at, ...row }) => {
        const path = articlePath(row);
        const changed = new Date(Math.max(updated_at.getTime(), published_at.getTime())).toISOString();
        // What a company writes on its own site has no page here.
        return path === undefined ? [] : [{ path, changed }];
      });
    },
  },
};

/** Our own articles, and those of others with an address. */
const hasPage = sql<boolean>`published_at <= now() and (url is not null or source is null)`;

/** Returns the list of all files. */
export async function writeSitemapIndex(database: Database, addressOfPart: (name: string) => string): Promise<string> {
  const counts = await Promise.all(
    Object.entries(kinds).map(async ([kind, { count }]) => ({ kind, count: await count(database) })),
  );
  const names = counts.flatMap(({ kind, count }) =>
    Array.from({ length: Math.ceil(count / sitemapPart) }, (_, index) => `${kind}-${index + 1}`),
  );
  return xmlDocument([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `<sitemap>${textElement('loc', addressOfPart(name))}</sitemap>`),
    '</sitemapindex>',
  ]);
}

/** Returns the file of this name, such as `markets-1`; null if there is none. */
export async function writeSitemap(
  database: Database,
  name: string,
  addressOf: (path: string) => string,
): Promise<string | null> {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (!Object.hasOwn(kinds, kind)) return null;
  const offset = (Number(number) - 1) * sitemapPart;
  const pages = (await kinds[kind]?.list(database, { limit: sitemapPart, offset })) ?? [];
  if (pages.length === 0) return null;
  return xmlDocument([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changed }) =>
        `<url>${textElement('loc', addressOf(path))}${changed ? textElement('lastmod', changed) : ''}</url>`,
    ),
    '</urlset>',
  ]);
}
