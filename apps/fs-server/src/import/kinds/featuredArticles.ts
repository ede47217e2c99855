import { limits } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind } from '../ImportKind.ts';
import { flagText, readFlag } from '../readFlag.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { type Article, articles, writeArticles } from './articles.ts';

/** What editors would mark. Undefined for what the file has no column of, so that it stays. */
interface Marks {
  isFeatured: boolean;
  pulse: string | null | undefined;
  keyPoints: readonly string[] | undefined;
}

type FeaturedArticle = Article & Marks;

/**
 * Articles of other sites with the marks of editors. Of an article that was imported before, only these marks change,
 * because a file that features articles says less of them than a file of articles.
 */
export const featuredArticles: ImportKind<FeaturedArticle> = {
  name: 'featured articles',
  row: 'an article with what editors mark. Of an article that exists, only `is_featured`, `market_pulse_category` and `key_points` change',
  tables: articles.tables,
  columns: {
    required: [...articles.columns.required, 'is_featured'],
    optional: [...articles.columns.optional, 'market_pulse_category', 'key_points'],
    takes: {
      ...articles.columns.takes,
      is_featured: `whether it is among the featured ones: ${flagText}`,
      market_pulse_category: 'slug of a market pulse; empty for none',
      key_points: `up to ${limits.articleKeyPoints}, separated by \`|\`, each of up to ${limits.articleKeyPoint} characters`,
    },
  },
  createRowParser: (context) => {
    const readArticle = articles.createRowParser(context);
    return (row) => {
      const isFeatured = readFlag(row, 'is_featured');
      if (isFeatured === null) throw new RowRejected(`is_featured must be ${flagText}`);
      return { ...readArticle(row), isFeatured, pulse: readPulse(row), keyPoints: readKeyPoints(row) };
    };
  },
  write: async (transaction, batch) => {
    const written = await writeArticles(transaction, batch, 'keep');
    const marked = await writeMarks(transaction, await omitUnknownPulses(transaction, batch));
    const updated = written.updated.union(marked).difference(written.created);
    const touched = [{ articles: written.created }];
    return { created: written.created.size, updated: updated.size, rejected: new Map(), touched };
  },
};

function readPulse(row: SourceRow): string | null | undefined {
  return row.has('market_pulse_category') ? row.text('market_pulse_category') || null : undefined;
}

function readKeyPoints(row: SourceRow): readonly string[] | undefined {
  if (!row.has('key_points')) return undefined;
  const points = row.list('key_points');
  if (points.length > limits.articleKeyPoints) row.omit('key_points', `has more than ${limits.articleKeyPoints}`);
  if (points.some((point) => point.length > limits.articleKeyPoint)) {
    row.omit('key_points', `has one of more than ${limits.articleKeyPoint} characters`);
  }
  return points.filter((point) => point.length <= limits.articleKeyPoint).slice(0, limits.articleKeyPoints);
}

async function omitUnknownPulses(
  kysely: Kysely<Tables>,
  batch: readonly { row: SourceRow; record: FeaturedArticle }[],
): Promise<FeaturedArticle[]> {
  const rows = await kysely.selectFrom('market_pulse_categories').select('slug').execute();
  const known = new Set(rows.map(({ slug }) => slug));
  return batch.map(({ row, record }) => {
    if (!record.pulse || known.has(record.pulse)) return record;
    row.omit('market_pulse_category', 'isn’t the slug of a market pulse');
    return { ...record, pulse: undefined };
  });
}

/** @returns The ids of the articles whose marks changed */
async function writeMarks(kysely: Kysely<Tables>, marked: readonly FeaturedArticle[]): Promise<ReadonlySet<string>> {
  const given = marked.map(({ article, isFeatured, pulse, keyPoints }) => ({
    id: article.id,
    is_featured: isFeatured,
    pulse,
    has_pulse: pulse !== undefined,
    key_points: keyPoints,
  }));
  const { rows } = await sql<{ id: string }>`
    update articles set
      is_featured = marks.is_featured, market_pulse_category = marks.pulse, key_points = marks.key_points,
      updated_at = now()
    from (
      select articles.id, given.is_featured,
        case when has_pulse then given.pulse else market_pulse_category end as pulse,
        coalesce(given.key_points, articles.key_points) as key_points
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given(id text, is_featured boolean, pulse text, has_pulse boolean, key_points text[])
        join articles using (id)
    ) as marks
    where marks.id = articles.id
      and (articles.is_featured, market_pulse_category, articles.key_points)
        is distinct from (marks.is_featured, marks.pulse, marks.key_points)
    returning articles.id
  `.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
