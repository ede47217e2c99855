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
  readonly #merged: ReadonlyMap<string, CompanyIdentity>;

  /**
   * @param stored Companies stored under the older form, by the newer form.
   * @param merged The companies that others were merged into, by the newer form of those others.
   */
  constructor(
    stored: ReadonlyMap<string, CompanyIdentity> = new Map(),
    merged: ReadonlyMap<string, CompanyIdentity> = new Map(),
  ) {
    this.#stored = stored;
    this.#merged = merged;
  }

  static async load(kysely: Kysely<Tables>): Promise<CompanyIds> {
    const { rows } = await sql<CompanyIdentity>`
      select id, permalink from organizations as older
      where source = ${crunchbase} and permalink like '/company/%' and not exists (
        select from organizations as newer where newer.source = ${crunchbase}
          and newer.permalink = '/organization/' || substr(older.permalink, length('/company/') + 1)
      )
    `.execute(kysely);
    const merged = await sql<CompanyIdentity & { former: string }>`
      select kept.id, kept.permalink, company_merges.permalink as former
      from company_merges join organizations as kept on kept.id = kept_company(merged_id)
      where company_merges.source = ${crunchbase}
    `.execute(kysely);
    return new CompanyIds(
      new Map(rows.map((row) => [toNewerForm(row.permalink), row])),
      new Map(merged.rows.map(({ former, id, permalink }) => [toNewerForm(former), { id, permalink }])),
    );
  }

  /** Whether the company is merged into another one. What a source says of the company itself is ignored then. */
  isMerged(permalink: string): boolean {
    return this.#merged.has(toNewerForm(permalink.toLowerCase()));
  }

  /** Of a merged company, this is the one that it was merged into. */
  identify(permalink: string): CompanyIdentity {
    return this.#merged.get(toNewerForm(permalink.toLowerCase())) ?? this.identifyRow(permalink);
  }

  /** The company itself, whether or not it is merged. */
  identifyRow(permalink: string): CompanyIdentity {
    const newer = toNewerForm(permalink.toLowerCase());
    return this.#stored.get(newer) ?? { id: importedCompanyId(newer), permalink: newer };
  }
}

function toNewerForm(permalink: string): string {
  return permalink.replace(/^\/company\//, '/organization/');
}
