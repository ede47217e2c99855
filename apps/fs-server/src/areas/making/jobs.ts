import { type JobMetadata, limits } from '@fs/api-contract';
import type { GenericJob } from '../../generated/schema.gen.ts';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { addJob } from '../../jobs/addJob.ts';
import {
  countJobs,
  endJob,
  findJob,
  insertJob,
  queueKey,
  restartJob,
  type Store,
  type StoredJob,
  setDeleted,
} from './repository.ts';
import { type JobRequest, requireCapability, requireQuota, requireSnapshotQuota } from './rules.ts';

/** Kinds of work in the queue. */
export const workKinds = { run: 'generic-job', expire: 'generic-job-expires', purge: 'generic-job-purge' } as const;

const undoMs = limits.madeUndoMinutes * 60_000;

const enqueue = ({ kysely }: Store, user: User, id: string, attempt: number) =>
  addJob(kysely, {
    kind: workKinds.run,
    key: queueKey(id, attempt),
    // `userId`: the work is deleted with its user.
    payload: { id, attempt, userId: user.id },
    runAt: new Date(),
    maxAttempts: 3,
  });

/** Stores a job and its work. In a transaction. @throws HttpFailure 403 */
export async function startNewJob(store: Store, user: User, { type, input }: JobRequest): Promise<StoredJob> {
  requireCapability(type, user);
  requireQuota(type, user, await countJobs(store, user.id));
  const id = await insertJob(store, { owner: user.id, type, input });
  await enqueue(store, user, id, 1);
  return requireJob(store, user, id);
}

/** @throws HttpFailure 404 */
export async function requireJob(store: Store, user: User, id: string): Promise<StoredJob> {
  const job = await findJob(store, user.id, id);
  if (!job || isPurged(job)) throw notFound();
  return job;
}

/** A job that was deleted too long ago to be brought back. */
const isPurged = ({ deleted_at }: StoredJob): boolean =>
  deleted_at !== null && Date.now() - new Date(deleted_at).getTime() > undoMs;

/** Tries a failed job again. In a transaction. @throws HttpFailure 403 */
export async function retryJob(store: Store, user: User, job: StoredJob): Promise<void> {
  requireCapability(job.job_type, user);
  requireQuota(job.job_type, user, await countJobs(store, user.id));
  const attempt = await restartJob(store, job.id);
  if (attempt !== undefined) await enqueue(store, user, job.id, attempt);
}

/** Ends a job that waits or runs. */
export async function cancelJob(store: Store, { id, attempt }: StoredJob): Promise<void> {
  await endJob(store, { id, attempt }, { failure: 'canceled' });
}

/** Cancels and deletes a job. It can be brought back for some minutes. In a transaction. */
export async function deleteJob(store: Store, job: StoredJob): Promise<void> {
  await cancelJob(store, job);
  const now = new Date();
  await setDeleted(store, job.id, now);
  await addJob(store.kysely, {
    kind: workKinds.purge,
    key: `purge generic job ${job.id} ${now.getTime()}`,
    payload: { id: job.id, userId: job.owner_id },
    runAt: new Date(now.getTime() + undoMs),
  });
}

/** Brings a deleted job back. In a transaction. @throws HttpFailure 403 with the limit */
export async function restoreJob(store: Store, user: User, job: StoredJob): Promise<void> {
  if (job.deleted_at === null) return;
  const { snapshots } = await countJobs(store, user.id);
  // Others may have been made in its place.
  if (job.file_key !== null) requireSnapshotQuota(user, snapshots);
  await setDeleted(store, job.id, null);
}

const toText = (value: unknown): string => JSON.stringify(value);
const toInstant = (time: Date | string | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A job as the API gives it. */
export function toWire(job: StoredJob): GenericJob {
  const metadata: JobMetadata = {
    createdAt: new Date(job.created_at).toISOString(),
    updatedAt: new Date(job.updated_at).toISOString(),
    place: job.is_abandoned ? null : job.place,
    progress: job.progress,
    total: job.total,
    expiresAt: toInstant(job.expires_at),
    subject: job.subject,
  };
  const output = job.is_abandoned ? { failure: 'unexpected' } : job.output;
  return {
    id: job.id,
    owner: job.owner_id,
    cognitoId: job.owner_id,
    jobType: job.job_type,
    input: toText(job.input),
    output: output === null ? null : toText(output),
    metadata: toText(metadata),
    content: null,
    configuration: null,
    status: job.is_abandoned ? 'FAILED' : job.status,
    deleted: job.deleted_at !== null,
    documentID: job.document_id,
  };
}
