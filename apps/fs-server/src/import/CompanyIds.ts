import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { crunchbase, importedCompanyId } from './ids.ts';

export interface CompanyIdentity {
  id: string;
  permalink: string;
}

/**
 * Ids of companies by permalink. Crunchbase wrote `/company/x` until 2013 and `/organization/x` since, for the same
 * company: ids are made of the newer form. A database that holds a company under the older form keeps its id.
 */
export class CompanyIds {
  readonly #kept: ReadonlyMap<string, CompanyIdentity>;

  /** @param kept Companies that are stored under another form, by the form that ids are made of. */
  constructor(kept: ReadonlyMap<string, CompanyIdentity> = new Map()) {
    this.#kept = kept;
  }

  static async load(kysely: Kysely<Tables>): Promise<CompanyIds> {
    const { rows } = await sql<CompanyIdentity>`
      select id, permalink from organizations as older
      where source = ${crunchbase} and permalink like '/company/%' and not exists (
        select from organizations as newer where newer.source = ${crunchbase}
          and newer.permalink = '/organization/' || substr(older.permalink, length('/company/') + 1)
      )
    `.execute(kysely);
    return new CompanyIds(new Map(rows.map((row) => [toNewerForm(row.permalink), row])));
  }

  identify(permalink: string): CompanyIdentity {
    const newer = toNewerForm(permalink.toLowerCase());
    return this.#kept.get(newer) ?? { id: importedCompanyId(newer), permalink: newer };
  }
}

function toNewerForm(permalink: string): string {
  return permalink.replace(/^\/company\//, '/organization/');
}
