import { allNews } from '../../areas/news/rules.ts';
import type { ImportKind } from '../ImportKind.ts';
import { readCount } from '../parseCount.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { toSlug } from '../toSlug.ts';
import { upsert } from '../upsert.ts';

interface Pulse {
  slug: string;
  label: string;
  sort_order: number;
}

const maxSlugLength = 80;
const maxLabelLength = 100;
const maxOrder = 10_000;

/** The sections of the news. */
export const marketPulses: ImportKind<Pulse> = {
  name: 'market pulses',
  row: 'a section of the news',
  tables: ['market_pulse_categories'],
  columns: {
    required: ['slug', 'label', 'order'],
    optional: [],
    takes: {
      slug: `its part of the address: lower case letters and digits, separated by dashes, up to ${maxSlugLength} characters; not \`${allNews}\``,
      label: `its name, up to ${maxLabelLength} characters`,
      order: `its place among the sections: whole number from 0 to ${maxOrder.toLocaleString('en')}`,
    },
  },
  createRowParser: () => {
    const seen = new Set<string>();
    return (row) => {
      const pulse = {
        slug: readSlug(row),
        label: row.required(maxLabelLength, 'label'),
        sort_order: readCount(row, 'order', maxOrder),
      };
      if (seen.has(pulse.slug)) throw new RowRejected('duplicate slug');
      seen.add(pulse.slug);
      return pulse;
    };
  },
  write: async (transaction, batch) => {
    const columns = { slug: 'text', label: 'text', sort_order: 'integer' };
    const { created, updated } = await upsert(
      transaction,
      { table: 'market_pulse_categories', columns, existing: 'update' },
      batch.map(({ record }) => record),
    );
    return { created: created.size, updated: updated.size, rejected: new Map() };
  },
};

/** A slug of a section must not be one by which the news has something else: all articles, or those of a market. */
function readSlug(row: SourceRow): string {
  const slug = row.required(maxSlugLength, 'slug');
  if (slug !== toSlug(slug)) {
    throw new RowRejected('slug must be lower case letters and digits, separated by dashes');
  }
  if (slug === allNews || slug.startsWith('tc3-')) throw new RowRejected('slug is taken by the news itself');
  return slug;
}
