import type { Account } from '@fs/api-contract';
import { audit } from '../../audit/audit.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireRecentLogin } from '../account-data/rules.ts';
import { closeCheckouts } from '../billing/closeCheckouts.ts';
import { lockWorkspace } from '../workspaces/lockWorkspace.ts';
import { notifyRemoved } from '../workspaces/notifyPeople.ts';
import { deleteAccount, findAccount, isPaid, releaseLists } from './repository.ts';
import type { Store } from './rules.ts';

/**
 * Deletes an organization that the user owns, with its teams, invitations and referrals, and closes its open checkouts.
 * Nobody's work is lost: lists become personal lists of those who own them.
 * @returns the deleted account
 * @throws HttpFailure 404; 403 for members, and without a recent login; 400 for a personal account; 409 while its plan
 * is paid
 */
export function removeAccount(store: Store, user: User, id: string, now: Date): Promise<Account> {
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await findAccount({ kysely }, user, id);
    if (!account) throw notFound();
    if (account.accountType === 'PERSONAL') throw invalid('A personal account is deleted with its user');
    const workspace = await lockWorkspace({ kysely }, user, id);
    if (!workspace.owners.includes(user.email)) throw forbidden('Only account owners can do this');
    requireRecentLogin(user, now);
    if (await isPaid({ kysely }, id)) throw conflict('Cancel the plan of this account first', { id });
    await closeCheckouts({ kysely }, { account_id: id }, now);
    await releaseLists({ kysely }, id);
    await deleteAccount({ kysely }, id);
    const others = [...workspace.owners, ...workspace.members].filter((email) => email !== user.email);
    await notifyRemoved({ kysely }, workspace, others);
    await audit.record(kysely, {
      action: 'account.changed',
      actor: `user:${user.id}`,
      subject: `account:${id}`,
      facts: { deleted: true, name: account.name },
    });
    return account;
  });
}
