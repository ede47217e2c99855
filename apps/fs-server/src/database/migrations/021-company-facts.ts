import type { Migration } from './Migration.ts';

/**
 * What each source says of a company's key fields, and as of which day. The company's row contains the value that is
 * shown; a source that says something else is a conflict.
 */
export const companyFacts: Migration = {
  name: '021-company-facts',
  sql: `
create table company_facts (
  organization_id uuid not null references organizations on delete cascade,
  field text not null check (field in (
    'total_funding_usd', 'last_round', 'employee_count', 'founded_on', 'location', 'homepage_url'
  )),
  source text not null,
  value text not null,
  as_of date not null,
  primary key (organization_id, field, source)
);
`,
};
