import type { SocialNetwork } from '@fs/api-contract';
import { SocialNetworkSchema } from '@fs/api-contract/schemas';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind } from '../ImportKind.ts';
import { countText, readCount } from '../parseCount.ts';
import { createDealDays, readDay } from '../parseDay.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import {
  matchUniquely,
  readReference,
  referenceColumns,
  referenceTexts,
  type WithReference,
} from './companyReference.ts';

interface Followers extends WithReference {
  social: SocialNetwork;
  day: string;
  followers_count: number;
}

const networks: readonly SocialNetwork[] = SocialNetworkSchema.enum;

/** Followers of companies on social networks, by day. */
export const socials: ImportKind<Followers> = {
  name: 'socials',
  row: 'the followers of a company on a social network on a day',
  tables: ['social_counts'],
  columns: {
    required: [referenceColumns, 'social', 'day', 'followers_count'],
    optional: [],
    takes: {
      ...referenceTexts,
      social: `one of ${networks.join(', ')}`,
      day: 'day of the count, in the past',
      followers_count: countText,
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const days = createDealDays(now);
    return (row) => ({
      company: readReference(row, companyIds),
      social: readNetwork(row),
      day: readDay(row, 'day', days),
      followers_count: readCount(row, 'followers_count'),
    });
  },
  write: async (transaction, batch) => {
    const { unique, rejected } = await matchUniquely(transaction, batch, ({ social, day }) => `${social} ${day}`);
    const rows = unique.map(({ record: { social, day, followers_count }, companyId }) => {
      return { organization_id: companyId, social, day, followers_count };
    });
    return { ...(await writeCounts(transaction, rows)), rejected };
  },
};

function readNetwork(row: SourceRow): SocialNetwork {
  const text = row.required(100, 'social').toLowerCase();
  const network = networks.find((each) => each === text);
  if (network === undefined) throw new RowRejected(`social must be one of ${networks.join(', ')}`);
  return network;
}

async function writeCounts(kysely: Kysely<Tables>, rows: readonly object[]) {
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into social_counts (organization_id, social, day, followers_count)
    select organization_id, social, day, followers_count from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(organization_id uuid, social text, day date, followers_count bigint)
    on conflict (organization_id, social, day) do update set followers_count = excluded.followers_count
      where social_counts.followers_count <> excluded.followers_count
    returning xmax = 0 as is_new
  `.execute(kysely);
  const created = written.filter(({ is_new }) => is_new).length;
  return { created, updated: written.length - created };
}
