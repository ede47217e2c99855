import type { Database } from '../../database/database.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { type BilledAccount, findBilledAccount } from './repository.ts';

/**
 * An account whose billing the user may see and change: one that they created or own, active or not. Without an id, the
 * personal one.
 * @throws HttpFailure 404 if the user does not belong to it, 403 for members
 */
export async function requireAccountOwner(
  store: Pick<Database, 'kysely'>,
  user: Pick<User, 'id' | 'email'>,
  accountId: string | undefined,
): Promise<BilledAccount> {
  const account = await findBilledAccount(store, user, accountId);
  if (!account) throw notFound();
  if (!account.isOwner) throw forbidden('Only account owners can do this');
  return account;
}
