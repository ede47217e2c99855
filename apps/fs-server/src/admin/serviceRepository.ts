import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Jobs without their payload, which may have personal data. */
export function listJobs(kysely: Kysely<Tables>, { isFailed, limit }: { isFailed: boolean; limit: number }) {
  const jobs = kysely
    .selectFrom('jobs')
    .select(['id', 'kind', 'attempts', 'max_attempts', 'run_at', 'finished_at', 'failure']);
  return (
    isFailed
      ? jobs.where('failure', 'is not', null).where('finished_at', 'is not', null).orderBy('finished_at', 'desc')
      : jobs.where('finished_at', 'is', null).orderBy('run_at')
  )
    .limit(limit)
    .execute();
}

/** Gives jobs that were given up all of their attempts again. @param ids null for all @returns the ids */
export async function requeueJobs(
  transaction: Kysely<Tables>,
  ids: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('jobs')
    .set({ attempts: 0, failure: null, finished_at: null, leased_until: null, run_at: now })
    .where('failure', 'is not', null)
    .where('finished_at', 'is not', null)
    .$if(ids !== null, (jobs) => jobs.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function listEvents(kysely: Kysely<Tables>, subject: string | undefined, limit: number) {
  return kysely
    .selectFrom('audit_events')
    .select(['at', 'action', 'actor', 'subject', 'facts'])
    .$if(subject !== undefined, (events) => events.where('subject', '=', subject ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
