import { personalWorkspace } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { listOwnerEmails } from '../billing/repository.ts';
import { addNotice } from '../notices/addNotice.ts';
import { findReferrer } from './repository.ts';

/** Tells the owners of a referral's account that it was counted. Who used it stays private. */
export async function notifyReferrer(store: Pick<Database, 'kysely'>, referralId: string): Promise<void> {
  const { accountId, accountType, ...facts } = await findReferrer(store, referralId);
  const path = `/workspaces/${accountType === 'ORGANIZATION' ? accountId : personalWorkspace}`;
  for (const email of await listOwnerEmails(store, accountId)) {
    await addNotice(store, { to: { email }, kind: 'referral-used', facts, path });
  }
}
