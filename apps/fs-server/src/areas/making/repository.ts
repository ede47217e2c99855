import { type JobFailureCause, type JobOutputs, type JobType, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

/** Name of the work of a job's attempt, in the queue. */
export const queueKey = (id: string, attempt: number): string => `generic job ${id} ${attempt}`;

/** The queue gave the work up, because its process ended each time. */
const isAbandoned = sql<boolean>`(generic_jobs.status in ('PENDING', 'RUNNING') and exists (
  select from jobs where jobs.key = 'generic job ' || generic_jobs.id || ' ' || generic_jobs.attempt
    and jobs.finished_at is not null and jobs.failure is not null
))`;

/** Name of the company or market that a tool was asked for, as it is now. */
const subject = sql<string | null>`coalesce(
  (select name from markets where markets.id = generic_jobs.input ->> 'market'),
  (select name from organizations where organizations.id = kept_company(case
    when generic_jobs.input ->> 'company' ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
    then (generic_jobs.input ->> 'company')::uuid end))
)`;

const select = ({ kysely }: Store) =>
  kysely
    .selectFrom('generic_jobs')
    .selectAll()
    .select([
      isAbandoned.as('is_abandoned'),
      subject.as('subject'),
      sql<number | null>`case when status = 'PENDING' and deleted_at is null then (
        select count(*)::int from generic_jobs as others
        where others.status = 'PENDING' and others.deleted_at is null and others.queued_at <= generic_jobs.queued_at
      ) end`.as('place'),
      // As text: a Date has no microseconds.
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('position'),
    ]);

export type StoredJob = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A job of the user, deleted or not. */
export function findJob(store: Store, owner: string, id: string): Promise<StoredJob | undefined> {
  return select(store).where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst();
}

/** The job of an attempt that the queue gave up, unless it was ended, deleted or started anew. */
export function findGivenUpJob({ kysely }: Store, { id, attempt }: Attempt) {
  return kysely
    .selectFrom('generic_jobs')
    .select(['owner_id', 'job_type'])
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('deleted_at', 'is', null)
    .where(isAbandoned)
    .executeTakeFirst();
}

interface JobPage {
  owner: string;
  type: JobType | undefined;
  /** Position after which the page starts; null for the first. */
  after: string | null;
  limit: number;
}

/** A user's jobs, the newest first. */
export function listJobs(store: Store, { owner, type, after, limit }: JobPage): Promise<StoredJob[]> {
  const [time = '', id = ''] = after?.split(' ') ?? [];
  return select(store)
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('job_type', '=', type as JobType))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at < ${time}::timestamptz or (created_at = ${time}::timestamptz and id > ${id}))`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts a user's jobs. Takes a lock until the transaction ends, so that concurrent calls cannot add jobs. */
export async function countJobs({ kysely }: Store, owner: string): Promise<{ waiting: number; snapshots: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`jobs of ${owner}`}, 0))`.execute(kysely);
  return kysely
    .selectFrom('generic_jobs')
    .select([
      sql<number>`(count(*) filter (where status in ('PENDING', 'RUNNING') and not ${isAbandoned}))::int`.as('waiting'),
      sql<number>`(count(*) filter (where job_type = 'snapshot' and status <> 'FAILED'
        and (expires_at is null or expires_at > now())))::int`.as('snapshots'),
    ])
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Stores a job, and deletes the oldest finished ones of tools past the limit. Returns the job's id. */
export async function insertJob(
  { kysely }: Store,
  { owner, type, input }: { owner: string; type: JobType; input: unknown },
): Promise<string> {
  const { id } = await kysely
    .insertInto('generic_jobs')
    .values({ owner_id: owner, job_type: type, input: JSON.stringify(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from generic_jobs where id in (
      select id from generic_jobs where owner_id = ${owner} and job_type <> 'snapshot'
      order by created_at desc offset ${limits.toolJobs}
    ) and status in ('COMPLETE', 'FAILED')
  `.execute(kysely);
  return id;
}

/** Makes a failed job wait again. Returns its attempt; undefined if it has not failed. */
export async function restartJob({ kysely }: Store, id: string): Promise<number | undefined> {
  const row = await kysely
    .updateTable('generic_jobs')
    .set({
      status: 'PENDING',
      output: null,
      progress: 0,
      total: null,
      attempt: sql`attempt + 1`,
      queued_at: sql`clock_timestamp()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where((job) => job.or([job('status', '=', 'FAILED'), isAbandoned]))
    .returning('attempt')
    .executeTakeFirst();
  return row?.attempt;
}

/** Marks a job as deleted, or brings it back. */
export async function setDeleted({ kysely }: Store, id: string, deleted: Date | null): Promise<void> {
  await kysely.updateTable('generic_jobs').set({ deleted_at: deleted }).where('id', '=', id).execute();
}

export interface Attempt {
  id: string;
  attempt: number;
}

/** The job, unless it was ended, deleted or started anew. */
const current = ({ kysely }: Store, { id, attempt }: Attempt) =>
  kysely
    .updateTable('generic_jobs')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', ['PENDING', 'RUNNING'])
    .where('deleted_at', 'is', null);

/** Starts an attempt, again if its server died. Undefined if it is no longer wanted. */
export function startJob(store: Store, attempt: Attempt) {
  return current(store, attempt)
    .set({ status: 'RUNNING', progress: 0, updated_at: sql`now()` })
    .returning(['id', 'owner_id', 'job_type', 'input', 'created_at'])
    .executeTakeFirst();
}

/** Returns false once the attempt is no longer wanted. */
export async function reportProgress(store: Store, attempt: Attempt, progress: number, total: number) {
  const { numUpdatedRows } = await current(store, attempt).set({ progress, total }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface JobEnd {
  output: JobOutputs[JobType];
  file_key?: string;
  document_id?: string;
  expires_at?: Date;
}

/** Ends an attempt. Returns false if it is no longer wanted. */
export async function endJob(store: Store, attempt: Attempt, end: JobEnd | { failure: JobFailureCause }) {
  const values =
    'failure' in end
      ? ({ status: 'FAILED', output: JSON.stringify({ failure: end.failure }) } as const)
      : ({ ...end, status: 'COMPLETE', output: JSON.stringify(end.output) } as const);
  const { numUpdatedRows } = await current(store, attempt)
    .set({ ...values, updated_at: sql`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The file of a user's job, while it is stored. */
export async function findFile({ kysely }: Store, owner: string, id: string) {
  const row = await kysely
    .selectFrom('generic_jobs')
    .innerJoin('users', 'users.id', 'generic_jobs.owner_id')
    .select(['file_key', sql<string>`output ->> 'fileName'`.as('file_name')])
    .where('generic_jobs.id', '=', id)
    .where('owner_id', '=', owner)
    .where('users.status', '=', 'CONFIRMED')
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.file_key ? { key: row.file_key, name: row.file_name } : undefined;
}

/** Forgets the file of a job that has expired. Returns its key. */
export async function takeExpiredFile({ kysely }: Store, id: string, now: Date): Promise<string | null> {
  const row = await kysely
    .selectFrom('generic_jobs')
    .select('file_key')
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  await kysely
    .updateTable('generic_jobs')
    .set({ file_key: null })
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .execute();
  return row?.file_key ?? null;
}

/** Deletes a job that was marked as deleted before a time. Returns the key of its file. */
export async function purgeJob({ kysely }: Store, id: string, before: Date): Promise<string | null> {
  const row = await kysely
    .deleteFrom('generic_jobs')
    .where('id', '=', id)
    .where('deleted_at', '<=', before)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/** Tones of social posts, in their order. */
export function listTones({ kysely }: Store) {
  return kysely
    .selectFrom('social_tones')
    .select(['id', 'slug', 'tone', 'sort_order as order', 'prefix', 'suffix'])
    .orderBy('sort_order')
    .execute();
}
