import { type PlanType, personalWorkspace } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { addNotice } from '../notices/addNotice.ts';
import { listOwnerEmails } from './repository.ts';

type Store = Pick<Database, 'kysely'>;

/** Runs a change of what an account includes, and tells its owners if more lists are read-only afterwards. */
export async function notifyingReadOnly(store: Store, accountId: string, change: () => Promise<void>): Promise<void> {
  const before = await readUse(store, accountId);
  await change();
  const after = await readUse(store, accountId);
  if (!before || !after || after.readOnly <= before.readOnly) return;
  const path = `/workspaces/${after.accountType === 'ORGANIZATION' ? accountId : personalWorkspace}`;
  const facts = { account: after.name, count: String(after.readOnly) };
  for (const email of await listOwnerEmails(store, accountId)) {
    await addNotice(store, { to: { email }, kind: 'lists-read-only', facts, path });
  }
}

interface ListUse {
  name: string;
  accountType: PlanType;
  /** Lists beyond what the plan includes. All lists of an account that is not active are read-only for another reason. */
  readOnly: number;
}

/** Undefined for an unknown account. */
async function readUse({ kysely }: Store, accountId: string): Promise<ListUse | undefined> {
  const { rows } = await sql<ListUse>`
    select name, account_type as "accountType", case when account_status = 'ACTIVE' then coalesce(greatest(0, (
      select count(*) from watchlists where deleted_at is null and case when account_type = 'ORGANIZATION'
        then watchlists.account_id = accounts.id
        else watchlists.account_id is null and watchlists.owner_id = accounts.creator_id end
    ) - watchlist_limit(case when account_type = 'ORGANIZATION' then accounts.id end, creator_id)), 0) else 0 end::int
      as "readOnly"
    from accounts where id = ${accountId}`.execute(kysely);
  return rows[0];
}
