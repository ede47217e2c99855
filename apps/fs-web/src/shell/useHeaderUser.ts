import type { HeaderUser } from '@fs/account-widgets';
import type { UserAccount } from '@fs/api-contract';
import { useMemo } from 'react';
import { useSessionState } from '../services.tsx';
import { toNavigationUser } from '../toNavigationUser.ts';

/**
 * Who is signed in, as the header shows them.
 * @param account tells the picture and name that they have by now; the session's name stands until it is known
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
