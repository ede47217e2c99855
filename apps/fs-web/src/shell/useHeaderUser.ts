import type { HeaderUser } from '@fs/account-widgets';
import type { UserAccount } from '@fs/api-contract';
import { useMemo } from 'react';
import { toNavigationUser } from '../toNavigationUser.ts';
import { useSessionState } from '../services.tsx';

/**
 * Who is signed in, as the header shows them.
 * @param account tells the picture and name that they have by now; the session's name stands until it is known
 */
export function useHeaderReader(account: UserAccount | undefined): HeaderUser | null {
  const { user } = useSessionState();
  return useMemo(() => {
    const reader = toNavigationUser(user);
    if (!user || !reader) return null;
    const { given_name: givenName, family_name: familyName } = account ?? user.attributes;
    const { email } = user.attributes;
    const name = `${givenName} ${familyName}`.trim() || email;
    return { ...reader, name, email, ...(account?.avatar && { avatarUrl: account.avatar }) };
  }, [user, account]);
}
