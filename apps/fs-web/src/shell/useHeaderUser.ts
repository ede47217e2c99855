import type { HeaderUser } from '@fs/account-widgets';
import type { UserAccount } from '@fs/api-contract';
import { useMemo } from 'react';
import { useSessionState } from '../services.tsx';
import { toNavigationUser } from '../session/toNavigationUser.ts';

/**
 * Returns the logged-in user for the header.
 *
 * @param account current picture and name. Default: the session's name.
 */
export function useHeaderUser(account: UserAccount | undefined): HeaderUser | null {
  const { user } = useSessionState();
  return useMemo(() => {
    const navigationUser = toNavigationUser(user);
    if (!user || !navigationUser) return null;
    const { given_name: givenName, family_name: familyName } = account ?? user.attributes;
    const { email } = user.attributes;
    const name = `${givenName} ${familyName}`.trim() || email;
    return { ...navigationUser, name, email, ...(account?.avatar && { avatarUrl: account.avatar }) };
  }, [user, account]);
}
