import { AccountSecurity, type PasswordChange } from '@fs/account-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endSessionMutation, sessionsQuery } from '../../queries/account.ts';
import { CallFailure, unwrap } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';

/** Password and sessions of the account page. */
export function SecuritySection() {
  const { client, session } = useServices();
  const { user } = useSessionState();
  const sessions = useQuery(sessionsQuery(client));
  const [changes, setChanges] = useState(0);
  const change = useMutation({
    mutationFn: async (input: PasswordChange) => {
      const outcome = await session.changePassword(input);
      if (!outcome.ok) throw new CallFailure(outcome);
    },
    onSuccess: () => {
      setChanges((count) => count + 1);
      void sessions.refetch();
    },
    networkMode: 'always',
  });
  const end = useMutation(endSessionMutation(client));
  const endAll = useMutation({
    mutationFn: async () => {
      unwrap(await client.account.endSessions());
      await session.signOut();
    },
    networkMode: 'always',
  });
  const ending = endAll.isPending ? 'all' : undefined;
  return (
    <AccountSecurity
      email={user?.attributes.email ?? ''}
      onPasswordChange={(input) => change.mutate(input)}
      isChanging={change.isPending}
      passwordFailure={change.error?.message}
      changes={changes}
      sessions={toLoadable(sessions)}
      // In any case, because another device may have ended it meanwhile.
      onEnd={({ id }) => end.mutate(id, { onSettled: () => void sessions.refetch() })}
      onEndAll={() => endAll.mutate()}
      ending={end.isPending ? end.variables : ending}
      endFailure={(end.error ?? endAll.error)?.message}
      onRetry={() => void sessions.refetch()}
    />
  );
}
