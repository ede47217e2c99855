import type { User } from '../../http/user.ts';
import { addNotice, dailyKey } from '../notices/addNotice.ts';
import { findTeamNames, listAccountEmails } from './repository.ts';
import type { Store } from './rules.ts';

/**
 * Tells people that the user added them to a team. Guests, who don't belong to the account, get the notice but no mail,
 * so that nobody can send mail to strangers by naming them.
 */
export async function notifyAdded(store: Store, user: User, teamId: string, emails: readonly string[]): Promise<void> {
  const others = emails.filter((email) => email !== user.email);
  if (others.length === 0) return;
  const { accountId, ...facts } = await findTeamNames(store, teamId);
  const colleagues = new Set(await listAccountEmails(store, accountId));
  for (const email of others) {
    await addNotice(store, {
      to: { email },
      kind: 'added-to-team',
      facts,
      path: '/research/watchlists',
      key: dailyKey(user.id, 'added-to-team', teamId, email),
      isMailed: colleagues.has(email),
    });
  }
}
