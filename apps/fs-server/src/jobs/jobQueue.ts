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

export interface JobQueue {
  /** False where the same work was asked for before. */
  add(job: NewJob): Promise<boolean>;
  /** Does one job that is due; false when none is. */
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
export function createJobQueue({ kysely }: Pick<Database, 'kysely'>, now: () => Date = () => new Date()): JobQueue {
  async function take(): Promise<Job | undefined> {
    const time = now();
    return kysely
      .updateTable('jobs')
      .set({ leased_until: new Date(time.getTime() + leaseMs), attempts: sql`attempts + 1` })
      .where('id', '=', (jobs) =>
        jobs
          .selectFrom('jobs')
          .select('jobs.id')
          .where('finished_at', 'is', null)
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

  /** Only while the job is still this attempt's: after its lease another server may be at it. */
  const settle = (job: Job) => kysely.updateTable('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts);

  async function putBack(job: Job, error: unknown): Promise<void> {
    const time = now();
    const failure = error instanceof Error ? error.name : 'Error';
    if (job.attempts >= mostAttempts) {
      await settle(job).set({ finished_at: time, failure }).execute();
      return;
    }
    const runAt = new Date(time.getTime() + minute * 2 ** job.attempts);
    await settle(job).set({ leased_until: null, run_at: runAt, failure }).execute();
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
      const job = await take();
      if (!job) return false;
      try {
        const handler = handlers[job.kind];
        if (!handler) throw Object.assign(new Error(`Nobody does ${job.kind}`), { name: 'UnknownJob' });
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
