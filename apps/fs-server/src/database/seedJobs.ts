import type { JobInputs, JobStatus, JobType } from '@fs/api-contract';
import type { World } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import { workKinds } from '../areas/making/jobs.ts';
import { queueKey } from '../areas/making/repository.ts';
import { findExample } from '../areas/making/tools/example.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Tables } from './tables.ts';

const hourMs = 60 * 60 * 1000;

interface SampleJob {
  type: JobType;
  input: JobInputs[JobType];
  output?: unknown;
  status: JobStatus;
  /** Hours since it was started. */
  age: number;
  progress?: { progress: number; total: number };
  expires_at?: Date;
}

const snapshotOf = (name: string): JobInputs['snapshot'] => ({
  table: 'companies',
  name,
  words: [],
  filters: [],
  sort: [],
});

/**
 * Ten jobs of a user: seven of tools, of which one failed, and three snapshots, of which one has expired, one waits and
 * one has 60% of its rows. The server ends the last two once it runs.
 */
async function jobsOf(kysely: Kysely<Tables>, { now, companies }: World): Promise<SampleJob[]> {
  const examples = await Promise.all(
    (['investors', 'podcasts', 'blog', 'social'] as const).map(async (type) => ({
      type,
      example: await findExample({ kysely }, type),
    })),
  );
  const done = examples.flatMap(({ type, example }, index): SampleJob[] =>
    example ? [{ type, ...example, status: 'COMPLETE', age: 20 + 30 * index }] : [],
  );
  const asOf = new Date(Date.parse(now) - 900 * hourMs);
  return [
    { type: 'snapshot', input: snapshotOf('All companies'), status: 'PENDING', age: 0 },
    {
      type: 'snapshot',
      input: snapshotOf('Companies for Monday'),
      status: 'RUNNING',
      age: 0.1,
      progress: { progress: Math.round(companies.length * 0.6), total: companies.length },
    },
    ...done,
    ...done.slice(0, 2).map((job) => ({ ...job, age: job.age + 200 })),
    {
      type: 'blog',
      input: { company: companies[1]?.id ?? '', tone: 'upbeat' },
      output: { failure: 'unexpected' },
      status: 'FAILED',
      age: 330,
    },
    {
      type: 'snapshot',
      input: snapshotOf('Companies of last month'),
      output: {
        rows: companies.length,
        total: companies.length,
        size: 61_440,
        asOf: asOf.toISOString(),
        fileName: `Companies of last month ${asOf.toISOString().slice(0, 10)}.csv`,
      },
      status: 'COMPLETE',
      age: 900,
      expires_at: new Date(Date.parse(now) - 12 * hourMs),
    },
  ];
}

/** Seeds jobs for a user who has every tool. */
export async function seedJobs(kysely: Kysely<Tables>, world: World): Promise<void> {
  const owner = world.users.find(({ role }) => role === 'unlimited')?.id;
  if (owner === undefined) return;
  for (const { type, input, output, status, age, progress, expires_at } of await jobsOf(kysely, world)) {
    const started = new Date(Date.parse(world.now) - age * hourMs);
    const { id } = await kysely
      .insertInto('generic_jobs')
      .values({
        owner_id: owner,
        job_type: type,
        input: JSON.stringify(input),
        output: output === undefined ? null : JSON.stringify(output),
        status,
        ...progress,
        ...(expires_at && { expires_at }),
        queued_at: started,
        created_at: started,
        updated_at: started,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'PENDING' || status === 'RUNNING') {
      await addJob(kysely, {
        kind: workKinds.run,
        key: queueKey(id, 1),
        payload: { id, attempt: 1, userId: owner },
        runAt: started,
        maxAttempts: 3,
      });
    }
  }
}
