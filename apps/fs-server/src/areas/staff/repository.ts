import { type AuditEntry, type FailedJob, limits } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { actingUser, toFactTexts } from './rules.ts';

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
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ id, at, actor, facts, ...event }) => ({
    ...event,
    id: String(id),
    at: at.toISOString(),
    actor,
    actor_name: names.get(actor) ?? null,
    facts: toFactTexts(facts),
  }));
}

/** Names of the actors that are users, by actor. */
export async function namesOf(kysely: Kysely<Tables>, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(actors.flatMap((actor) => actingUser(actor) ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(nullif(trim(given_name || ' ' || family_name), ''), email)`.as('name')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [`user:${id}`, name]));
}
