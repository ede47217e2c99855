import type { Migration } from './Migration.ts';

/**
 * Administrators' corrections of a company, and the source's original values. The company's row and markets contain the
 * result, so that searches, orders and counts need no join.
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
