import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind } from '../ImportKind.ts';
import { countText, readCount, readOptionalCount } from '../parseCount.ts';
import { createDealDays, readDay } from '../parseDay.ts';
import { parseWebAddress } from '../parseWebAddress.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import {
  matchUniquely,
  readReference,
  referenceColumns,
  referenceTexts,
  type WithReference,
} from './companyReference.ts';

interface Metrics extends WithReference {
  domain: string;
  domain_authority: number;
  page_authority: number;
  spam_score: number | null;
  linking_domains: number;
  external_links: number;
  measured_on: string;
}

const maxScore = 100;
const scoreText = 'whole number from 0 to 100';

/** Metrics of companies' websites. A company has those that were measured last. */
export const urlMetrics: ImportKind<Metrics> = {
  name: 'URL metrics',
  row: 'the metrics of a company’s website',
  tables: ['url_metrics'],
  columns: {
    required: [
      referenceColumns,
      'domain',
      'domain_authority',
      'page_authority',
      'linking_domains',
      'external_links',
      'measured_on',
    ],
    optional: ['spam_score'],
    takes: {
      ...referenceTexts,
      domain: 'domain or web address that was measured',
      domain_authority: scoreText,
      page_authority: scoreText,
      spam_score: `${scoreText}; empty if unknown`,
      linking_domains: countText,
      external_links: countText,
      measured_on: 'day of the measurement, in the past; an older one than the stored changes nothing',
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const days = createDealDays(now);
    return (row) => ({
      company: readReference(row, companyIds),
      domain: readDomain(row),
      domain_authority: readCount(row, 'domain_authority', maxScore),
      page_authority: readCount(row, 'page_authority', maxScore),
      spam_score: readOptionalCount(row, 'spam_score', maxScore),
      linking_domains: readCount(row, 'linking_domains'),
      external_links: readCount(row, 'external_links'),
      measured_on: readDay(row, 'measured_on', days),
    });
  },
  write: async (transaction, batch) => {
    const { unique, rejected } = await matchUniquely(transaction, batch, ({ measured_on }) => measured_on);
    const newest = new Map<string, Omit<Metrics, 'company'>>();
    for (const { record, companyId } of unique) {
      const { company: _resolved, ...metrics } = record;
      if ((newest.get(companyId)?.measured_on ?? '') < metrics.measured_on) newest.set(companyId, metrics);
    }
    const rows = Array.from(newest, ([organization_id, metrics]) => ({ organization_id, ...metrics }));
    return { ...(await writeMetrics(transaction, rows)), rejected };
  },
};

function readDomain(row: SourceRow): string {
  const address = parseWebAddress(row.required(2000, 'domain'));
  if (address === null) throw new RowRejected('domain isn’t a domain');
  return address.domain;
}

async function writeMetrics(kysely: Kysely<Tables>, rows: readonly object[]) {
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into url_metrics as stored (
      organization_id, domain, domain_authority, page_authority, spam_score, linking_domains, external_links, measured_on
    )
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      organization_id uuid, domain text, domain_authority smallint, page_authority smallint, spam_score smallint,
      linking_domains bigint, external_links bigint, measured_on date
    )
    on conflict (organization_id) do update set
      (domain, domain_authority, page_authority, spam_score, linking_domains, external_links, measured_on) = (
        excluded.domain, excluded.domain_authority, excluded.page_authority, excluded.spam_score,
        excluded.linking_domains, excluded.external_links, excluded.measured_on
      )
      where excluded.measured_on >= stored.measured_on and excluded.* is distinct from stored.*
    returning xmax = 0 as is_new
  `.execute(kysely);
  const created = written.filter(({ is_new }) => is_new).length;
  return { created, updated: written.length - created };
}
