import { useMessages } from '@fs/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../App.messages.ts';
import { savePreferenceMutation } from '../queries/preferences.ts';
import { refreshWorkspaces } from '../queries/workspaces.ts';
import { useServices, useSessionState } from '../services.tsx';
import { tellOtherTabs } from './otherTabs.ts';

/** Returns a function that changes the workspace in use, in every open tab (ACCOUNT-010). */
export function useWorkspaceSwitch() {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const save = useMutation(savePreferenceMutation(client, user?.attributes.sub ?? '', 'active_account'));
  return ({ id, accountType, name }: { id: string; accountType: 'PERSONAL' | 'ORGANIZATION'; name: string }): void =>
    save.mutate(
      // The personal workspace is the default, and has no id here.
      { value: accountType === 'PERSONAL' ? '' : id, details: {} },
      {
        onSuccess: async () => {
          await refreshWorkspaces(queries);
          tellOtherTabs('workspace-switched');
          toasts.show({ message: messages.workspaceActive({ name }), tone: 'positive' });
        },
        onError: (error) => toasts.show({ message: error.message, tone: 'critical' }),
      },
    );
}
