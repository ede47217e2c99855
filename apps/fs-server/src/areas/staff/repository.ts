import { type AuditEntry, type FailedJob, limits } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { idOfKind, toFactTexts } from './rules.ts';

/** Jobs that were given up, the latest first. Their content may be private, and is not read. */
export async function listFailedJobs(kysely: Kysely<Tables>): Promise<FailedJob[]> {
  const rows = await kysely
    .selectFrom('jobs')
    .select(['id', 'kind', 'attempts', 'failure', 'finished_at'])
    .where('failure', 'is not', null)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(limits.failedJobs)
    .execute();
  return rows.map(({ failure, finished_at, ...job }) => ({
    ...job,
    failure: failure ?? '',
    failed_at: (finished_at ?? new Date(0)).toISOString(),
  }));
}

/** A page of the audit log, the newest first. */
export async function listAudit(
  kysely: Kysely<Tables>,
  { subject, before, most }: { subject?: string | undefined; before?: string | undefined; most: number },
): Promise<AuditEntry[]> {
  const rows = await kysely
    .selectFrom('audit_events')
    .select(['id', 'at', 'action', 'actor', 'subject', 'facts'])
    .$if(subject !== undefined, (events) => events.where('subject', '=', subject ?? ''))
    .$if(before !== undefined, (events) => events.where('id', '<', Number(before)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const names = await namesOf(
    kysely,
    rows.flatMap(({ actor, subject }) => [actor, subject ?? '']),
  );
  return rows.map(({ id, at, actor, subject, facts, ...event }) => ({
    ...event,
    id: String(id),
    at: at.toISOString(),
    actor,
    actor_name: names.get(actor) ?? null,
    subject,
    subject_name: names.get(subject ?? '') ?? null,
    facts: toFactTexts(facts),
  }));
}

/** Names of the users, accounts and companies among actors and subjects, by `kind:ID`. */
export async function namesOf(kysely: Kysely<Tables>, entries: readonly string[]): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [...new Set(entries.flatMap((entry) => idOfKind(entry, kind) ?? []))];
  const userName = sql<string>`coalesce(nullif(trim(given_name || ' ' || family_name), ''), email)`;
  const users = kysely.selectFrom('users').select(['id', userName.as('name')]);
  const accounts = kysely.selectFrom('accounts').select(['id', 'name']);
  const companies = kysely.selectFrom('organizations').select(['id', 'name']);
  const named = await Promise.all([
    readNames('user', idsOf('user'), (ids) => users.where('id', 'in', ids).execute()),
    readNames('account', idsOf('account'), (ids) => accounts.where('id', 'in', ids).execute()),
    readNames('company', idsOf('company'), (ids) => companies.where('id', 'in', ids).execute()),
  ]);
  return new Map(named.flat());
}

async function readNames(
  kind: string,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>,
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  return (await read(ids)).map(({ id, name }) => [`${kind}:${id}`, name]);
}
