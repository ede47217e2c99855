import type { AccountDeletion } from '@fs/api-contract';
import { forbidden } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';

/** Age of a login that still proves that the user is present. */
const recentLoginMs = 10 * 60_000;

/** @throws HttpFailure 403 if the user must log in again, with their password or a code */
export function requireRecentLogin({ signedInAt }: User, now: Date): void {
  const age = now.getTime() - (signedInAt?.getTime() ?? 0);
  if (age > recentLoginMs) throw forbidden('Log in again to delete your account');
}

/** Whether the user agreed to exactly what would be deleted, and nothing is left to pay for. */
export function isAgreed(deletion: AccountDeletion, agreed: readonly string[]): boolean {
  const ids = deletion.organizations.map(({ id }) => id);
  const isSame = ids.length === new Set(agreed).size && ids.every((id) => agreed.includes(id));
  return isSame && deletion.paying.length === 0;
}
