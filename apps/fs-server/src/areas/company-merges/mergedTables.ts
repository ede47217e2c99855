import type { Tables } from '../../database/tables.ts';

export interface MergePair {
  mergedId: string;
  keptId: string;
}

export interface MergedTable {
  table: keyof Tables & string;
  /** The column that names the company. */
  column: string;
  /** The columns that identify a row, besides `column`. */
  keys: readonly string[];
  /** Where a row agrees in these with one of the kept company, both say the same: the row is dropped. */
  same: readonly string[];
  /** The column of the other company of a deal. A deal between the two companies is dropped. */
  opposite?: string;
  /** Rows that go with a dropped row. */
  dependents?: { table: keyof Tables & string; column: string };
}

const ofCompany = 'organization_id';
const deal = { table: 'acquisitions', keys: ['id'] } as const;

/** What follows a company that is merged into another one. */
export const movedTables: readonly MergedTable[] = [
  { table: 'watchlist_items', column: ofCompany, keys: ['watchlist_id'], same: ['watchlist_id'] },
  {
    table: 'watchlist_item_changes',
    column: ofCompany,
    keys: ['watchlist_id', 'revision'],
    same: ['watchlist_id', 'revision'],
  },
  { table: 'article_organizations', column: ofCompany, keys: ['article_id'], same: ['article_id'] },
  { table: 'podcast_organizations', column: ofCompany, keys: ['podcast_id'], same: ['podcast_id'] },
  {
    table: 'funding_rounds',
    column: ofCompany,
    keys: ['id'],
    same: ['round_type', 'round_code', 'funded_on', 'raised_usd'],
    dependents: { table: 'investments', column: 'funding_round_id' },
  },
  { table: 'investors', column: ofCompany, keys: ['id'], same: [] },
  {
    table: 'positions',
    column: ofCompany,
    keys: ['person_id', 'position'],
    same: ['person_id', 'title', 'is_active', 'started_on', 'ended_on'],
  },
  { ...deal, column: 'acquirer_id', same: ['acquired_id', 'acquired_on'], opposite: 'acquired_id' },
  { ...deal, column: 'acquired_id', same: ['acquirer_id', 'acquired_on'], opposite: 'acquirer_id' },
  { table: 'content_requests', column: ofCompany, keys: ['id'], same: ['url', 'status'] },
];

/** What the company is described by. That of the kept company stays. */
export const droppedTables = [
  'organization_markets',
  'company_facts',
  'social_counts',
  'url_metrics',
  'company_corrections',
] as const satisfies readonly (keyof Tables)[];
