import { sql } from 'kysely';
import type { ImportKind } from '../ImportKind.ts';
import { createDealDays } from '../parseDay.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { referenceTexts } from './companyReference.ts';
import { maxNameLength } from './organizationRow.ts';
import { findCompaniesOfRounds, type RoundRow, readRound, roundColumns, roundTexts } from './roundRow.ts';

/** Funding rounds of existing companies. */
export const rounds: ImportKind<RoundRow> = {
  name: 'rounds',
  row: 'a funding round of a company that exists',
  tables: ['funding_rounds'],
  columns: {
    required: ['company_permalink', 'funding_round_permalink', 'funded_at'],
    optional: ['funding_round_type', 'funding_round_code', 'raised_amount_usd'],
    takes: { company_permalink: referenceTexts.company_permalink, ...roundTexts },
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    const days = createDealDays(now);
    return (row) => {
      const company = companyIds.identify(row.required(maxNameLength, 'company_permalink'));
      const round = readRound(row, company.id, days);
      if (!seen.add(round.id)) {
        throw new RowRejected('duplicate round');
      }
      return round;
    };
  },
  write: async (transaction, batch) => {
    const ids = batch.map(({ record }) => record.organization_id);
    const known = await sql<{ id: string }>`select id from organizations where id = any(${ids}::uuid[])`.execute(
      transaction,
    );
    const knownIds = new Set(known.rows.map(({ id }) => id));
    const accepted = batch.filter(({ record }) => knownIds.has(record.organization_id));
    const target = { table: 'funding_rounds', columns: roundColumns, existing: 'update' } as const;
    // A round that another company has now changes the totals of both.
    const former = await findCompaniesOfRounds(
      transaction,
      accepted.map(({ record }) => record.id),
    );
    const { created, updated } = await upsert(
      transaction,
      target,
      accepted.map(({ record }) => record),
    );
    const orphans = batch.filter(({ record }) => !knownIds.has(record.organization_id));
    const rejected = new Map(orphans.map(({ row }) => [row, 'no company has this permalink']));
    const written = created.union(updated);
    const companiesOf = (ids: ReadonlySet<string>) =>
      accepted.flatMap(({ record: { id, organization_id } }) =>
        ids.has(id) ? [organization_id, former.get(id) ?? organization_id] : [],
      );
    const companies = companiesOf(written);
    // A new round has no investors yet.
    const touched = [{ companies, funded: companies, backed: companiesOf(updated) }];
    return { created: created.size, updated: updated.size, rejected, touched };
  },
};
