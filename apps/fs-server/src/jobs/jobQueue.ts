import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Work to be done once, at some time or later. */
export interface NewJob {
  kind: string;
  /** What makes it this work and no other: asked for twice, it is done once. */
  key: string;
  payload: object;
  runAt: Date;
}

export interface Job {
  id: string;
  kind: string;
  payload: unknown;
  /** This one counted. */
  attempts: number;
}

/** Does one kind of work. What it throws brings the job back later; done twice, it must come to the same. */
export type JobHandler = (payload: unknown, now: Date) => Promise<void>;

/** What became of an attempt; nothing of the payload, which names people. */
export interface JobFailure {
  kind: string;
  attempt: number;
  /** Name of the error; `ProcessEnded` when the process ended, before any attempt did. */
  failure: string;
  isGivenUp: boolean;
}

export interface JobQueueOptions {
  now?: () => Date;
  /** Told of every attempt that failed. */
  onFailure?: (failure: JobFailure) => void;
}

export interface JobQueue {
  /** False where the same work was asked for before. */
  add(job: NewJob): Promise<boolean>;
  /** Does one job that is due and that one of `handlers` is for; false when none is. */
  runNext(handlers: Readonly<Record<string, JobHandler>>): Promise<boolean>;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long a server has a job before another may take it: its process may have been killed. */
const leaseMs = 5 * minute;
const mostAttempts = 5;
/** Until then, work that was done is known by its key. */
const keptMs = 30 * day;

/** Jobs in the database: kept before anyone is told, taken by one server at a time, brought back when it dies. */
export function createJobQueue(
  { kysely }: Pick<Database, 'kysely'>,
  { now = () => new Date(), onFailure = () => undefined }: JobQueueOptions = {},
): JobQueue {
  /** Attempts are counted before they begin: one that ends the process counts as well. */
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
          .where('attempts', '<', mostAttempts)
          .where('run_at', '<=', time)
          .where((job) => job.or([job('leased_until', 'is', null), job('leased_until', '<', time)]))
          .orderBy('run_at')
          .orderBy('jobs.id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst();
  }

  /** A job whose last attempt was never settled ended its process, again and again: it is not tried once more. */
  async function giveUpLost(kinds: readonly string[]): Promise<void> {
    if (kinds.length === 0) return;
    const time = now();
    const failure = 'ProcessEnded';
    const lost = await kysely
      .updateTable('jobs')
      .set({ finished_at: time, leased_until: null, failure })
      .where('finished_at', 'is', null)
      .where('kind', 'in', kinds)
      .where('attempts', '>=', mostAttempts)
      .where('leased_until', '<', time)
      .returning(['kind', 'attempts'])
      .execute();
    for (const { kind, attempts } of lost) onFailure({ kind, attempt: attempts, failure, isGivenUp: true });
  }

  /** Only while the job is still this attempt's: after its lease another server may be at it. */
  const settle = (job: Job) => kysely.updateTable('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts);

  async function putBack(job: Job, error: unknown): Promise<void> {
    const time = now();
    const failure = error instanceof Error ? error.name : 'Error';
    const isGivenUp = job.attempts >= mostAttempts;
    onFailure({ kind: job.kind, attempt: job.attempts, failure, isGivenUp });
    const runAt = new Date(time.getTime() + minute * 2 ** job.attempts);
    const end = isGivenUp ? { finished_at: time, failure } : { leased_until: null, run_at: runAt, failure };
    await settle(job).set(end).execute();
  }

  return {
    async add({ runAt, payload, ...job }) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('jobs')
        .values({ ...job, payload: JSON.stringify(payload), run_at: runAt })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async runNext(handlers) {
      const kinds = Object.keys(handlers);
      await giveUpLost(kinds);
      const job = await take(kinds);
      if (!job) return false;
      try {
        const handler = handlers[job.kind];
        if (!handler) throw new Error('A job was taken that nobody does');
        await handler(job.payload, now());
        await settle(job).set({ finished_at: now(), failure: null }).execute();
      } catch (error) {
        await putBack(job, error);
      }
      await kysely
        .deleteFrom('jobs')
        .where('finished_at', '<', new Date(now().getTime() - keptMs))
        .execute();
      return true;
    },
  };
}
