import type { HeaderWorkspaces } from '@fs/account-widgets';
import { personalWorkspace } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useEffect, useMemo, useRef } from 'react';
import { appMessages } from '../App.messages.ts';
import { useWorkspace } from './useWorkspace.ts';
import { useWorkspaceSwitch } from './useWorkspaceSwitch.ts';

/** The user's workspaces for the header. Undefined until they are known. */
export function useHeaderWorkspaces(): HeaderWorkspaces | undefined {
  const messages = useMessages(appMessages);
  const { accounts, account, isPending } = useWorkspace();
  const switchTo = useWorkspaceSwitch();
  // Both change with each render, and the header must not.
  const latest = useRef({ accounts, switchTo });
  useEffect(() => {
    latest.current = { accounts, switchTo };
  });
  const key = JSON.stringify(accounts.map(({ id, name }) => [id, name]));
  const activeId = account?.id ?? personalWorkspace;
  return useMemo(() => {
    if (isPending) return undefined;
    const others = (JSON.parse(key) as [string, string][]).map(([id, name]) => ({ id, name }));
    return {
      all: [{ id: personalWorkspace, name: messages.personalWorkspace }, ...others],
      activeId,
      onSwitch: (id) => {
        const chosen = latest.current.accounts.find((each) => each.id === id);
        latest.current.switchTo(
          chosen ?? { id: personalWorkspace, accountType: 'PERSONAL', name: messages.personalWorkspace },
        );
      },
    };
  }, [key, activeId, isPending, messages]);
}
