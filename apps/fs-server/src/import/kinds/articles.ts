import { createHash } from 'node:crypto';
import type { ImportKind } from '../ImportKind.ts';
import { writeKeywords } from '../linking/writeLinks.ts';
import { parseWebAddress } from '../parseWebAddress.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { toSlug } from '../toSlug.ts';
import { upsert } from '../upsert.ts';

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

interface Article {
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
  tables: ['articles', 'keywords', 'article_keywords'],
  columns: {
    required: ['title', ['publishedAt', 'time']],
    optional: ['url', 'urlToImage', 'description', 'source_name', 'author', 'categories', 'tag'],
  },
  createRowParser: ({ now }) => {
    const seen = new SeenKeys();
    return (row) => {
      const title = row.required(maxTitleLength, 'title');
      const publishedAt = readPublishedAt(row, now);
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
        description: row.shortText(maxDescriptionLength, 'description'),
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
    const { created, updated } = await upsert(
      transaction,
      { table: 'articles', columns, existing: 'update and date' },
      batch.map(({ record }) => record.article),
    );
    const written = batch.filter(({ record }) => created.has(record.article.id) || updated.has(record.article.id));
    // The publisher's tags come first. Topics in the headline follow when articles are linked.
    await writeKeywords(
      transaction,
      written.map(({ record: { article, keywords } }) => ({ id: article.id, names: keywords })),
    );
    return { created: created.size, updated: updated.size, rejected: new Map() };
  },
};

function readKeywords(row: SourceRow): string[] {
  const names = [...row.list('categories'), ...row.list('tag')].filter((name) => name.length <= maxKeywordLength);
  return [...new Set(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))];
}

/** Times without a zone are UTC. */
function readPublishedAt(row: SourceRow, now: Date): string {
  const text = row.text('publishedAt', 'time');
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  const instant = new Date(match ? `${match[1]}T${match[2]}${match[3] ?? 'Z'}` : Number.NaN);
  if (Number.isNaN(instant.getTime()) || instant.getTime() > now.getTime() || instant.getUTCFullYear() < 1900) {
    throw new RowRejected('time must be between 1900 and now');
  }
  return instant.toISOString();
}

function readUrl(row: SourceRow, column: string): string | null {
  const cell = row.text(column);
  return cell === '' ? null : (parseWebAddress(cell)?.url ?? row.omit(column, 'isn’t a web address'));
}
