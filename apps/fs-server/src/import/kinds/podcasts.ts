import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportKind } from '../ImportKind.ts';
import { createIdFactory } from '../ids.ts';
import { readUrl, webAddressText } from '../parseWebAddress.ts';
import { instantText, readInstant } from '../readInstant.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import {
  type CompanyReference,
  findCompanies,
  readReferences,
  referenceColumns,
  referenceTexts,
} from './companyReference.ts';
import { maxNameLength } from './organizationRow.ts';

interface Episode {
  podcast: {
    id: string;
    title: string;
    description: string;
    publisher: string;
    url: string | null;
    image_url: string | null;
    published_at: string;
  };
  companies: readonly CompanyReference[];
}

const columns = {
  id: 'text',
  title: 'text',
  description: 'text',
  publisher: 'text',
  url: 'text',
  image_url: 'text',
  published_at: 'timestamptz',
};

const maxTitleLength = 1000;
const maxDescriptionLength = 10_000;
const several = '; several separated by `|`';

const podcastId = createIdFactory('podcast');

/** Podcast episodes about companies. */
export const podcasts: ImportKind<Episode> = {
  name: 'podcasts',
  row: 'a podcast episode and the companies that it is about',
  tables: ['podcasts', 'podcast_organizations'],
  columns: {
    required: ['podcast_id', 'title', 'publisher', 'published_at', referenceColumns],
    optional: ['description', 'url', 'image_url'],
    takes: {
      podcast_id: `the source’s id of the episode, up to ${maxNameLength} characters`,
      title: `up to ${maxTitleLength} characters`,
      publisher: `name of the show, up to ${maxNameLength} characters`,
      published_at: instantText,
      company_permalink: `${referenceTexts.company_permalink}${several}`,
      company_id: `${referenceTexts.company_id}${several}`,
      company_domain: `${referenceTexts.company_domain}${several}`,
      description: `text, shortened to ${maxDescriptionLength} characters`,
      url: webAddressText,
      image_url: webAddressText,
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    return (row) => {
      const id = podcastId(row.required(maxNameLength, 'podcast_id'));
      const podcast = {
        id,
        title: row.required(maxTitleLength, 'title'),
        description: row.shortText(maxDescriptionLength, 'description'),
        publisher: row.required(maxNameLength, 'publisher'),
        url: readUrl(row, 'url'),
        image_url: readUrl(row, 'image_url'),
        published_at: readInstant(row, now, 'published_at'),
      };
      const companies = readReferences(row, companyIds);
      if (!seen.add(id)) throw new RowRejected('duplicate podcast_id');
      return { podcast, companies };
    };
  },
  write: async (transaction, batch) => {
    const find = await findCompanies(
      transaction,
      batch.flatMap(({ record }) => record.companies),
    );
    const rejected = new Map<SourceRow, string>();
    const episodes = batch.flatMap(({ row, record: { podcast, companies } }) => {
      const found = companies.map(find);
      const ids = found.flatMap((company) => ('id' in company ? company.id : []));
      const reason = found.flatMap((company) => ('reason' in company ? company.reason : [])).at(0);
      if (ids.length === 0) rejected.set(row, reason ?? 'no company is known');
      else if (reason !== undefined) row.omit(companies[0]?.column ?? '', `has an unknown company: ${reason}`);
      return ids.length === 0 ? [] : { podcast, companyIds: [...new Set(ids)] };
    });
    const written = await upsert(
      transaction,
      { table: 'podcasts', columns, existing: 'update' },
      episodes.map(({ podcast }) => podcast),
    );
    const relinked = await writeCompanies(
      transaction,
      episodes.map(({ podcast: { id }, companyIds }) => ({ id, companyIds })),
    );
    const updated = written.updated.union(relinked).difference(written.created);
    return { created: written.created.size, updated: updated.size, rejected };
  },
};

/** Replaces the companies of these episodes. @returns The episodes whose companies changed */
async function writeCompanies(
  kysely: Kysely<Tables>,
  episodes: readonly { id: string; companyIds: readonly string[] }[],
): Promise<ReadonlySet<string>> {
  const links = episodes.flatMap(({ id, companyIds }) =>
    companyIds.map((organization_id) => ({ podcast_id: id, organization_id })),
  );
  const given = sql`json_to_recordset(${JSON.stringify(links)}::json) as given(podcast_id text, organization_id uuid)`;
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from podcast_organizations as old where podcast_id = any(${episodes.map(({ id }) => id)}::text[])
        and not exists (
          select from ${given}
          where given.podcast_id = old.podcast_id and given.organization_id = old.organization_id
        )
      returning podcast_id
    ), added as (
      insert into podcast_organizations (podcast_id, organization_id)
      select podcast_id, organization_id from ${given} on conflict do nothing
      returning podcast_id
    )
    select podcast_id as id from gone union select podcast_id from added
  `.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
