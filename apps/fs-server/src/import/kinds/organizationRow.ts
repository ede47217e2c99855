import type { UpsertTarget } from '../upsert.ts';

/** A company of an import. Funding totals derive from rounds. */
export interface OrganizationRow {
  id: string;
  source: string;
  permalink: string;
  name: string;
  status: string;
  homepage_url: string | null;
  domain: string | null;
  city: string | null;
  state_code: string | null;
  country_code: string | null;
  category_list: readonly string[];
  founded_on: string | null;
}

export const organizationColumns: UpsertTarget['columns'] = {
  id: 'uuid',
  source: 'text',
  permalink: 'text',
  name: 'text',
  status: 'text',
  homepage_url: 'text',
  domain: 'text',
  city: 'text',
  state_code: 'text',
  country_code: 'text',
  category_list: 'text[]',
  founded_on: 'date',
};

/** Maximum length of names and permalinks in characters, because they are indexed. */
export const maxNameLength = 300;

export const nameText = `up to ${maxNameLength} characters`;
