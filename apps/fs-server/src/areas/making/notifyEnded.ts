import type { ToolType } from '@fs/api-contract';
import { addNotice } from '../notices/addNotice.ts';
import { type Attempt, findGivenUpJob, findJob, type Store } from './repository.ts';

interface EndedJob extends Attempt {
  userId: string;
  type: ToolType;
  hasFailed: boolean;
  /** Whether the queue gave it up, so that it may end yet. @default false */
  isGivenUp?: boolean;
}

/** Notifies the owner of a tool's job that it ended. Pass the transaction that ends it. */
export async function notifyEnded(store: Store, ended: EndedJob): Promise<void> {
  const { id, attempt, userId, type, hasFailed, isGivenUp = false } = ended;
  const job = await findJob(store, userId, id);
  const notice = {
    to: { userId },
    // A company or market that is gone has no name.
    facts: { subject: job?.subject ?? '—' },
    path: `/tools/${type}?${new URLSearchParams({ job: id })}`,
    key: `result ${id} ${attempt}${isGivenUp ? ' given up' : ''}`,
  };
  if (hasFailed) await addNotice(store, { ...notice, kind: 'result-failed' });
  else await addNotice(store, { ...notice, kind: 'result-ready' });
}

/**
 * Notifies the owner of a tool's job that its attempt was given up, because its process ended each time. Nothing for a
 * job that ended otherwise, or was started anew. Staff can run the work again, so that the result gives a notice, too.
 */
export async function notifyGivenUp(store: Store, attempt: Attempt): Promise<void> {
  const job = await findGivenUpJob(store, attempt);
  if (!job || job.job_type === 'snapshot') return;
  const { owner_id: userId, job_type: type } = job;
  await notifyEnded(store, { ...attempt, userId, type, hasFailed: true, isGivenUp: true });
}
