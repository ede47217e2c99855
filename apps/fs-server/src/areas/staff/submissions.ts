import { type CallInput, type CompanyCard, limits, type Submission, type SubmissionKind } from '@fs/api-contract';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { findKeptIds } from '../companies/keptCompanies.ts';
import { toCompanyId } from '../companies/rules.ts';
import { nameOf } from '../curation/repository.ts';
import { kindOf } from './rules.ts';

type Query = CallInput<'listSubmissions'>['query'];
type Submissions<Row> = SelectQueryBuilder<Tables, 'form_submissions', Row>;

const conditions: Readonly<Record<SubmissionKind, ReturnType<typeof sql<boolean>>>> = {
  suggestion: sql<boolean>`form = 'add-company'`,
  report: sql<boolean>`form = 'support' and jsonb_exists(fields, 'company')`,
  message: sql<boolean>`form <> 'add-company' and not (form = 'support' and jsonb_exists(fields, 'company'))`,
};

/** A page of what was sent in, the newest first. */
export async function listSubmissions(
  kysely: Kysely<Tables>,
  { kind, state, _offset = 0, _limit = limits.submissionsPage }: Query,
): Promise<{ count: number; submissions: Submission[] }> {
  const found = kysely
    .selectFrom('form_submissions')
    .$if(state === 'open', (all) => all.where('answered_at', 'is', null))
    .$if(state === 'answered', (all) => all.where('answered_at', 'is not', null))
    .$if(kind !== undefined, (all) => all.where(conditions[kind ?? 'message']));
  const [{ count }, submissions] = await Promise.all([
    kysely
      .selectFrom(found.select('id').limit(limits.countedMatches).as('counted'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
    read(kysely, found.orderBy('created_at', 'desc').orderBy('id').offset(_offset).limit(_limit)),
  ]);
  return { count, submissions };
}

/** Undefined for an unknown id. */
export async function findSubmission(kysely: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const [found] = await read(kysely, kysely.selectFrom('form_submissions').where('id', '=', id));
  return found;
}

/** Closes a submission that is open. Returns whether it was. */
export async function closeSubmission(
  kysely: Kysely<Tables>,
  id: string,
  { answer, userId }: { answer: string | null; userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('form_submissions')
    .set({ answer, answered_at: sql<Date>`now()`, answered_by: userId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function read(kysely: Kysely<Tables>, found: Submissions<object>): Promise<Submission[]> {
  const rows = await found
    .select([
      'id',
      'form',
      'fields',
      'created_at',
      'answer',
      'answered_at',
      nameOf('form_submissions.answered_by').as('answered_by'),
    ])
    .execute();
  const reported = rows.flatMap((row) =>
    kindOf(row) === 'report' ? (toCompanyId(row.fields.company ?? '') ?? []) : [],
  );
  const keptOf = await findKeptIds({ kysely }, reported);
  const companies: CompanyCard[] =
    reported.length === 0
      ? []
      : await kysely
          .selectFrom('organizations')
          .select(['id', 'name', 'logo_url'])
          .where('id', 'in', reported.map(keptOf))
          .execute();
  return rows.map(({ id, form, fields, created_at, answer, answered_at, answered_by }) => {
    const kind = kindOf({ form, fields });
    const { email = null, company, ...others } = fields;
    const shown = kind === 'report' ? others : { ...others, ...(company !== undefined && { company }) };
    return {
      id,
      kind,
      form,
      fields: Object.entries(shown).map(([name, value]) => ({ name, value })),
      email,
      organization:
        companies.find((known) => kind === 'report' && known.id === keptOf(toCompanyId(company ?? '') ?? '')) ?? null,
      sent_at: created_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
      answer,
      answered_by,
    };
  });
}
