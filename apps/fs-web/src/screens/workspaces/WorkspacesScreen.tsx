import { WorkspaceCards } from '@fs/account-widgets';
import type { ReceivedInvitation } from '@fs/api-contract';
import { Heading, loading, Page, Stack, useMessages } from '@fs/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { createTeamPath, upgradePath, workspacePath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { unwrap } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWorkspaces, workspacesQuery } from '../../queries/workspaces.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { useWorkspaceSwitch } from '../../session/useWorkspaceSwitch.ts';
import { contentId } from '../../shell/contentId.ts';

/** The user's workspaces, and the invitations to others. */
export function WorkspacesScreen() {
  const { client, session, toasts } = useServices();
  const messages = useMessages(appMessages);
  const reachable = useReachable();
  const queries = useQueryClient();
  const list = useQuery(workspacesQuery(client));
  const { account, isPending, isUnknown } = useWorkspace();
  const hasSeveral = (list.data?.workspaces.length ?? 0) > 1;
  const switchTo = useWorkspaceSwitch();
  const answer = useMutation({
    mutationFn: async ({ accountID, isJoining }: ReceivedInvitation & { isJoining: boolean }) =>
      unwrap<{ id: string }>(
        isJoining
          ? await client.workspaces.joinWorkspace(accountID)
          : await client.workspaces.declineInvitation(accountID),
      ),
    onSuccess: async (_account, { name, isJoining }) => {
      // The plan of the account may give more rights.
      if (isJoining) await session.refresh();
      await refreshWorkspaces(queries);
      const message = isJoining ? messages.workspaceJoined({ name }) : messages.invitationDeclined;
      toasts.show({ message, tone: 'positive' });
    },
  });
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Heading level={1}>{messages.workspaces}</Heading>
        <WorkspaceCards
          // Which workspace is in use is part of every card.
          list={isPending ? loading() : toLoadable(list)}
          activeId={isUnknown && hasSeveral ? undefined : (account?.id ?? null)}
          hrefOf={workspacePath}
          paymentHrefOf={(workspace) => (workspace.accountType === 'PERSONAL' ? upgradePath : workspacePath(workspace))}
          createHref={reachable(createTeamPath)}
          onSwitch={switchTo}
          onJoin={(invitation) => answer.mutate({ ...invitation, isJoining: true })}
          onDecline={(invitation) => answer.mutate({ ...invitation, isJoining: false })}
          answering={answer.isPending ? answer.variables.accountID : undefined}
          failure={answer.error?.message}
          onRetry={() => void list.refetch()}
        />
      </Stack>
    </Page>
  );
}
