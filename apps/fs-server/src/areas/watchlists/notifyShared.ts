import type { User } from '../../http/user.ts';
import { addNotice, dailyKey } from '../notices/addNotice.ts';
import { findName } from '../notices/repository.ts';
import type { Store } from './access.ts';

/** Tells people that the user shared a list with them. Sharing has a mail of its own, so this sends none. */
export async function notifyShared(
  store: Store,
  user: User,
  { id, name }: { id: string; name: string },
  emails: readonly string[],
): Promise<void> {
  const others = emails.filter((email) => email !== user.email);
  if (others.length === 0) return;
  const from = await findName(store, user.id);
  for (const email of others) {
    await addNotice(store, {
      to: { email },
      kind: 'list-shared',
      facts: { list: name, from },
      path: `/research/watchlists/${id}`,
      key: dailyKey(user.id, 'list-shared', id, email),
      isMailed: false,
    });
  }
}
