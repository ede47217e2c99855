import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { addJob, type NewJob } from './addJob.ts';

export interface Job {
  id: string;
  kind: string;
  payload: unknown;
  /** Number of attempts, including the current one. */
  attempts: number;
  maxAttempts: number;
}

/** Thrown by a handler that cannot succeed later either: the job is given up at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob';
}

/** Runs one kind of job. Must be idempotent. A thrown error schedules a retry. */
export type JobHandler = (payload: unknown, now: Date) => Promise<void>;

/**
 * Kind of the job that is added when one of another kind is given up, with the same payload. Only kinds of a worker's
 * own handlers are added.
 */
export const givenUpKind = (kind: string): string => `${kind}${givenUpSuffix}`;
const givenUpSuffix = '-given-up';

/** A failed attempt, without the payload, which may contain personal data. */
export interface JobFailure {
  kind: string;
  attempt: number;
  /** Name of the error; `ProcessEnded` when the process ended during the attempt. */
  failure: string;
  isGivenUp: boolean;
}

export interface JobQueueOptions {
  now?: () => Date;
  /** Runs an attempt, for example within a trace. @default runs it */
  around?: (kind: string, attempt: () => Promise<void>) => Promise<void>;
  /** Called for every failed attempt. */
  onFailure?: (failure: JobFailure) => void;
}

export interface JobQueue {
  /** Adds a job. Returns false if it was added before. */
  add(job: NewJob): Promise<boolean>;
  /** Runs one due job of a kind in `handlers`; returns false if there is none. */
  runNext(handlers: Readonly<Record<string, JobHandler>>): Promise<boolean>;
}

const second = 1000;
const minute = 60 * second;

/** How long a server holds a job before another may take it, because its process may have been killed. */
const leaseMs = 5 * minute;
/** How often a server looks for jobs whose last lease has ended: it costs as much as looking for a due one. */
const lostMs = minute;
/** Longest wait between two attempts. */
const maxDelayMs = 60 * minute;

/**
 * Creates a job queue in the database: jobs are stored durably, run by one server at a time, and retried if it dies.
 */
export function createJobQueue(
  { kysely }: Pick<Database, 'kysely'>,
  { now = () => new Date(), around = (_kind, attempt) => attempt(), onFailure = () => undefined }: JobQueueOptions = {},
): JobQueue {
  /** Takes a due job. Counts the attempt before it starts, so that one that kills the process counts too. */
  async function take(kinds: readonly string[]): Promise<Job | undefined> {
    if (kinds.length === 0) return undefined;
    const time = now();
    return kysely
      .updateTable('jobs')
      .set({ leased_until: new Date(time.getTime() + leaseMs), attempts: sql`attempts + 1` })
      .where('id', '=', (jobs) =>
        jobs
          .selectFrom('jobs')
          .select('jobs.id')
          .where('finished_at', 'is', null)
          .where('kind', 'in', kinds)
          .whereRef('attempts', '<', 'max_attempts')
          .where('run_at', '<=', time)
          .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<', time)]))
          .orderBy('run_at')
          .orderBy('jobs.id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts as maxAttempts'])
      .executeTakeFirst();
  }

  /** Ends jobs that failed for good, and adds what their kinds do then, in one statement. */
  async function giveUp(
    kinds: readonly string[],
    failure: string,
    which: (job: ExpressionBuilder<Tables, 'jobs'>) => Expression<SqlBool>,
  ) {
    const time = now();
    const next = sql<string>`lost.kind || ${givenUpSuffix}::text`;
    return kysely
      .with('lost', (stored) =>
        stored
          .updateTable('jobs')
          .set({ finished_at: time, leased_until: null, failure })
          .where(which)
          .returning(['id', 'kind', 'payload', 'attempts']),
      )
      .with('added', (stored) =>
        stored
          .insertInto('jobs')
          .columns(['kind', 'key', 'payload', 'run_at'])
          .expression(
            stored
              .selectFrom('lost')
              .select([
                next.as('kind'),
                sql<string>`${next} || ' ' || lost.id`.as('key'),
                'lost.payload',
                sql<Date>`${time}::timestamptz`.as('run_at'),
              ])
              .where(next, 'in', kinds),
          )
          .onConflict((conflict) => conflict.column('key').doNothing()),
      )
      .selectFrom('lost')
      .select(['kind', 'attempts'])
      .execute();
  }

  /** Abandons jobs whose last attempt ended the process, so that they are not tried again. */
  async function abandonLost(kinds: readonly string[]): Promise<void> {
    if (kinds.length === 0) return;
    const time = now();
    const failure = 'ProcessEnded';
    const lost = await giveUp(kinds, failure, (job) =>
      job.and([
        job('finished_at', 'is', null),
        job('kind', 'in', kinds),
        job('attempts', '>=', job.ref('max_attempts')),
        job('leased_until', '<', time),
      ]),
    );
    for (const { kind, attempts } of lost) onFailure({ kind, attempt: attempts, failure, isGivenUp: true });
  }

  /** Updates the job only if this attempt still holds it. After its lease, another server may. */
  const updateAttempt = (job: Job) =>
    kysely.updateTable('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts);

  async function retryLater(kinds: readonly string[], job: Job, error: unknown): Promise<void> {
    const failure = error instanceof Error ? error.name : 'Error';
    const isGivenUp = job.attempts >= job.maxAttempts || error instanceof HopelessJob;
    onFailure({ kind: job.kind, attempt: job.attempts, failure, isGivenUp });
    if (isGivenUp) {
      await giveUp(kinds, failure, (each) => each.and([each('id', '=', job.id), each('attempts', '=', job.attempts)]));
      return;
    }
    const runAt = new Date(now().getTime() + Math.min(minute * 2 ** job.attempts, maxDelayMs));
    await updateAttempt(job).set({ leased_until: null, run_at: runAt, failure }).execute();
  }

  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    add: (job) => addJob(kysely, job),

    async runNext(handlers) {
      const kinds = Object.keys(handlers);
      const time = now().getTime();
      // Either way, because a clock may be set back.
      if (Math.abs(time - lookedAt) >= lostMs) {
        lookedAt = time;
        await abandonLost(kinds);
      }
      const job = await take(kinds);
      if (!job) return false;
      try {
        const handler = handlers[job.kind];
        if (!handler) throw new Error('A job was taken that nobody does');
        await around(job.kind, () => handler(job.payload, now()));
        const payload = sql<string>`case when is_private then '{}'::jsonb else payload end`;
        await updateAttempt(job).set({ finished_at: now(), failure: null, payload }).execute();
      } catch (error) {
        await retryLater(kinds, job, error);
      }
      return true;
    },
  };
}
