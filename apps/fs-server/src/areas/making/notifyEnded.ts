import type { ToolType } from '@fs/api-contract';
import { addNotice } from '../notices/addNotice.ts';
import { type Attempt, findJob, type Store } from './repository.ts';

interface EndedJob extends Attempt {
  userId: string;
  type: ToolType;
  hasFailed: boolean;
}

/** Notifies the owner of a tool's job that it ended. Pass the transaction that ends it. */
export async function notifyEnded(store: Store, { id, attempt, userId, type, hasFailed }: EndedJob): Promise<void> {
  const job = await findJob(store, userId, id);
  const notice = {
    to: { userId },
    // A company or market that is gone has no name.
    facts: { subject: job?.subject ?? '—' },
    path: `/tools/${type}?${new URLSearchParams({ job: id })}`,
    key: `result ${id} ${attempt}`,
  };
  if (hasFailed) await addNotice(store, { ...notice, kind: 'result-failed' });
  else await addNotice(store, { ...notice, kind: 'result-ready' });
}
