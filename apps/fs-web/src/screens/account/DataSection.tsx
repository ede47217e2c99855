import { AccountData, type AccountDeletionOrder } from '@fs/account-widgets';
import { saveDownload } from '@fs/data-client';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { workspacesPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { accountDeletionQuery } from '../../queries/account.ts';
import { CallFailure, unwrap } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';

/** Download and deletion of the account page. */
export function DataSection() {
  const messages = useMessages(appMessages);
  const { client, session, toasts } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const [isWanted, setWanted] = useState(false);
  const deletion = useQuery({ ...accountDeletionQuery(client), enabled: isWanted });
  const download = useMutation({
    mutationFn: async () => saveFile(unwrap(await client.accountData.getAccountData())),
    networkMode: 'always',
  });
  const remove = useMutation({
    mutationFn: async ({ password, organizations }: AccountDeletionOrder) => {
      // The server wants a login of the last minutes, which only the password gives.
      const login = await session.signIn({ email: user?.attributes.email ?? '', password });
      if (!login.ok) throw new CallFailure(login);
      unwrap(await client.accountData.deleteAccount(organizations));
      // The data is gone. What is left is the provider's own record, and this device.
      await session.deleteUser();
      await session.signOut();
    },
    onSuccess: () => toasts.show({ message: messages.accountDeleted, tone: 'positive' }),
    onError: () => void deletion.refetch(),
    networkMode: 'always',
  });
  return (
    <AccountData
      onDownload={() => download.mutate()}
      isDownloading={download.isPending}
      downloadFailure={download.error?.message}
      deletion={toLoadable(deletion)}
      onDeletionOpen={() => {
        setWanted(true);
        remove.reset();
      }}
      onRetry={() => void deletion.refetch()}
      onDelete={(order) => remove.mutate(order)}
      isDeleting={remove.isPending}
      deleteFailure={remove.error?.message}
      workspacesHref={reachable(workspacesPath)}
    />
  );
}

/** Saves data as a file of the browser's downloads. */
function saveFile(data: object): void {
  saveDownload(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'foresight-data.json');
}
