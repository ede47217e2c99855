import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cutText } from '../../values/cutText.ts';
import type { ImportKind } from '../ImportKind.ts';
import { writeKeywords } from '../linking/writeLinks.ts';
import { markupText } from '../markupText.ts';
import { readUrl, webAddressText } from '../parseWebAddress.ts';
import { instantText, readInstant } from '../readInstant.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { toSlug } from '../toSlug.ts';
import { type UpsertResult, type UpsertTarget, upsert } from '../upsert.ts';

interface ArticleRow {
  id: string;
  slug: string;
  source: string;
  title: string;
  description: string;
  content: string;
  url: string | null;
  image_url: string | null;
  site_name: string | null;
  author: string | null;
  published_at: string;
}

export interface Article {
  article: ArticleRow;
  keywords: readonly string[];
}

const columns = {
  id: 'text',
  slug: 'text',
  source: 'text',
  title: 'text',
  description: 'text',
  content: 'text',
  url: 'text',
  image_url: 'text',
  site_name: 'text',
  author: 'text',
  published_at: 'timestamptz',
};

const maxTitleLength = 1000;
const maxDescriptionLength = 10_000;
const maxKeywordLength = 100;

/** Headlines and metadata of articles. Their full texts remain with the publishers. */
export const articles: ImportKind<Article> = {
  name: 'articles',
  row: 'an article of another site',
  tables: ['articles', 'keywords', 'article_keywords'],
  columns: {
    required: ['title', ['publishedAt', 'time']],
    optional: ['url', 'urlToImage', 'description', 'source_name', 'author', 'categories', 'tag'],
    takes: {
      title: `headline, up to ${maxTitleLength} characters`,
      publishedAt: instantText,
      time: `${instantText}; if \`publishedAt\` is empty`,
      url: `${webAddressText}. It identifies the article, together with the title`,
      urlToImage: webAddressText,
      description: `text or HTML, of which the text is kept, shortened to ${maxDescriptionLength} characters`,
      source_name: `name of the site, shortened to ${maxKeywordLength} characters`,
      author: `one or several names, shortened to ${maxTitleLength} characters`,
      categories: `topics, separated by \`|\`, of up to ${maxKeywordLength} characters each`,
      tag: 'further topics, in the same form',
    },
  },
  createRowParser: ({ now }) => {
    const seen = new SeenKeys();
    return (row) => {
      const title = row.required(maxTitleLength, 'title');
      const publishedAt = readInstant(row, now, 'publishedAt', 'time');
      const url = readUrl(row, 'url');
      const digest = createHash('sha256')
        .update(url ?? `${publishedAt} ${title}`)
        .digest('hex');
      if (!seen.add(digest)) {
        throw new RowRejected('duplicate article');
      }
      const slug = [toSlug(title), digest.slice(0, 12)].filter(Boolean).join('-');
      const article = {
        id: `news-${slug}`,
        slug,
        source: 'news',
        title,
        description: cutText(
          // Hostile texts are longer by far.
          markupText(cutText(row.text('description'), 4 * maxDescriptionLength)),
          maxDescriptionLength,
        ),
        content: '',
        url,
        image_url: readUrl(row, 'urlToImage'),
        site_name: row.shortText(maxKeywordLength, 'source_name') || null,
        author: row.shortText(maxTitleLength, 'author') || null,
        published_at: publishedAt,
      };
      return { article, keywords: readKeywords(row) };
    };
  },
  write: async (transaction, batch) => {
    const { created, updated } = await writeArticles(transaction, batch, 'update and date');
    const touched = [{ articles: created.union(updated) }];
    return { created: created.size, updated: updated.size, rejected: new Map(), touched };
  },
};

/** @returns The ids of the articles that are new or changed. */
export async function writeArticles(
  transaction: Kysely<Tables>,
  batch: readonly { record: Article }[],
  existing: UpsertTarget['existing'],
): Promise<UpsertResult> {
  const result = await upsert(
    transaction,
    { table: 'articles', columns, existing },
    batch.map(({ record }) => record.article),
  );
  const written = batch.filter(
    ({ record }) => result.created.has(record.article.id) || result.updated.has(record.article.id),
  );
  // The publisher's tags come first. Topics in the headline follow when articles are linked.
  await writeKeywords(
    transaction,
    written.map(({ record: { article, keywords } }) => ({ id: article.id, names: keywords })),
  );
  return result;
}

function readKeywords(row: SourceRow): string[] {
  const names = [...row.list('categories'), ...row.list('tag')].filter((name) => name.length <= maxKeywordLength);
  return [...new Set(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))];
}
