import type { User } from '../../http/user.ts';
import { addNotice, dailyKey } from '../notices/addNotice.ts';
import { findName } from '../notices/repository.ts';
import type { Store } from '../teams/rules.ts';
import type { LockedWorkspace } from './lockWorkspace.ts';
import { findInviter } from './repository.ts';

type Workspace = Pick<LockedWorkspace, 'id' | 'name'>;

interface Acceptance {
  accountId: string;
  /** Null for an inviter whose account was deleted. */
  inviterId: string | null;
  /** Of the person who joined. */
  email: string;
}

/** Tells the inviter that a person has joined, unless the inviter no longer owns the account. */
export async function notifyInviter(store: Store, { accountId, inviterId, email }: Acceptance): Promise<void> {
  const found = inviterId === null ? undefined : await findInviter(store, accountId, inviterId);
  if (!found || found.email === email) return;
  await addNotice(store, {
    to: { userId: found.id },
    kind: 'invitation-accepted',
    facts: { account: found.account, email },
    path: `/workspaces/${accountId}`,
  });
}

/** Tells people that someone removed them from an account. Whoever leaves knows it. */
export async function notifyRemoved(store: Store, { name }: Workspace, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await addNotice(store, {
      to: { email },
      kind: 'removed-from-account',
      facts: { account: name },
      path: '/workspaces',
    });
  }
}

/** Tells people that the user made them owners. */
export async function notifyNewOwners(
  store: Store,
  { id, name }: Workspace,
  user: User,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const from = await findName(store, user.id);
  for (const email of emails) {
    await addNotice(store, {
      to: { email },
      kind: 'ownership-received',
      facts: { account: name, from },
      path: `/workspaces/${id}`,
      key: dailyKey(user.id, 'ownership-received', id, email),
    });
  }
}
