import type { Migration } from './Migration.ts';

/**
 * Which company is in which other one. The row of a merged company and what was dropped or moved are in `record`, from
 * which an undone merge restores them; so no query needs a condition that hides merged companies. `kept_company` follows
 * merges of merges; of a company that is not merged, it is the company itself.
 */
export const companyMerges: Migration = {
  name: '060-company-merges',
  sql: `
create table company_merges (
  merged_id uuid primary key,
  kept_id uuid not null check (kept_id <> merged_id),
  sequence bigint not null unique generated always as identity,
  name text not null,
  source text,
  permalink text not null,
  record jsonb not null,
  merged_by uuid references users on delete set null,
  merged_at timestamptz not null default now()
);
create index company_merges_by_kept on company_merges (kept_id, sequence);
create function kept_company(company uuid) returns uuid language sql stable set search_path from current as $$
  with recursive chain as (
    select company as id
    union
    select kept_id from chain join company_merges on merged_id = chain.id
  )
  select id from chain where not exists (select from company_merges where merged_id = chain.id)
$$;
`,
};
