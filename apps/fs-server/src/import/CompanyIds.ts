import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { crunchbase, importedCompanyId } from './ids.ts';

export interface CompanyIdentity {
  id: string;
  permalink: string;
}

/**
 * Identifies companies by permalink. Crunchbase wrote `/company/x` until 2013 and `/organization/x` since, for the same
 * company. Ids derive from the newer form; a company already stored under the older form keeps its id.
 */
export class CompanyIds {
  readonly #stored: ReadonlyMap<string, CompanyIdentity>;

  /** @param stored Companies stored under the older form, by the newer form. */
  constructor(stored: ReadonlyMap<string, CompanyIdentity> = new Map()) {
    this.#stored = stored;
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
    return this.#stored.get(newer) ?? { id: importedCompanyId(newer), permalink: newer };
  }
}

function toNewerForm(permalink: string): string {
  return permalink.replace(/^\/company\//, '/organization/');
}
