import type { Migration } from './Migration.ts';

/**
 * What was set right about a company, and what its source says instead. The company's own row and markets hold the
 * outcome, so that searches, orders and counts need not know.
 */
export const companyCorrections: Migration = {
  name: '012-company-corrections',
  sql: `
create table company_corrections (
  organization_id uuid primary key references organizations on delete cascade,
  overlay jsonb not null default '{}',
  source jsonb not null default '{}',
  patches jsonb not null default '[]',
  source_markets text[],
  updated_at timestamptz not null default now()
);
`,
};
