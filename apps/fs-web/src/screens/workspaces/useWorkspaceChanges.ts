import type { TeamChange } from '@fs/account-widgets';
import type { AccountRole, Team, WorkspaceDetail, WorkspaceInvitation, WorkspacePerson } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { unwrap } from '../../queries/CallFailure.ts';
import { changeWorkspaceMutation, refreshAfterRefusal, refreshWorkspaces } from '../../queries/workspaces.ts';
import { useServices } from '../../services.tsx';

/** What the user changes in a workspace. @param id that of the page. @param onLeft called when they have left */
export function useWorkspaceChanges(workspace: WorkspaceDetail, id: string, onLeft: () => void) {
  const { client, session, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const calls = client.workspaces;
  const sayFailed = ({ message }: Error) => void toasts.show({ message, tone: 'critical' });
  /**
   * Says for each change whether it worked, also if the user makes another one before. In a toast, which is in view
   * wherever on a long page the change was made.
   */
  const hasWorked = (change: Promise<unknown>, message = messages.saved, onFailure = sayFailed) =>
    change.then(
      () => {
        toasts.show({ message, tone: 'positive' });
        return true;
      },
      (failure: Error) => {
        onFailure(failure);
        return false;
      },
    );

  const profile = useMutation(
    changeWorkspaceMutation(id, async (changes: { name: string; description: string }) => {
      unwrap(await client.teams.updateAccount({ id: workspace.id, ...changes }));
      return unwrap(await calls.getWorkspace(workspace.id));
    }),
  );
  const logo = useMutation({
    ...changeWorkspaceMutation(id, async (file: File | null) =>
      unwrap(file ? await calls.uploadLogo(workspace.id, file) : await calls.saveLogo(workspace.id, null)),
    ),
    // One after another: a logo that is removed must not arrive afterwards.
    scope: { id: `logo ${id}` },
  });
  const open = useMutation(
    changeWorkspaceMutation(id, async (watchlists: readonly string[]) =>
      unwrap(await calls.keepOpen(workspace.id, { watchlists })),
    ),
  );
  const openTeams = useMutation(
    changeWorkspaceMutation(id, async (kept: readonly string[]) =>
      unwrap(await calls.keepOpen(workspace.id, { teams: kept })),
    ),
  );
  const people = useMutation(
    changeWorkspaceMutation(id, async (change: () => ReturnType<typeof calls.getWorkspace>) => unwrap(await change())),
  );
  const leave = useMutation({
    mutationFn: async () => unwrap(await calls.leaveWorkspace(workspace.id)),
    onSuccess: async () => {
      onLeft();
      await session.refresh();
      await refreshWorkspaces(queries);
    },
    onError: refreshAfterRefusal,
  });
  const teamChange = {
    mutationFn: async (change: () => ReturnType<typeof client.teams.addTeam>) => unwrap(await change()),
    onSuccess: () => refreshWorkspaces(queries),
    onError: refreshAfterRefusal,
  };
  const savedTeam = useMutation(teamChange);
  const removedTeam = useMutation(teamChange);

  return {
    profile: {
      onSave: (changes: { name: string; description: string }) => void hasWorked(profile.mutateAsync(changes)),
      isSaving: profile.isPending,
      onLogoSelect: (file: File) => void hasWorked(logo.mutateAsync(file)),
      onLogoRemove: () => void hasWorked(logo.mutateAsync(null)),
      isUploading: logo.isPending,
      onKeepOpen: (ids: readonly string[]) => void hasWorked(open.mutateAsync(ids)),
    },
    leaving: { onLeave: () => leave.mutate(), isLeaving: leave.isPending, failure: leave.error?.message },
    people: {
      onInvite: (invited: { email: string; role: AccountRole }[]) =>
        hasWorked(
          people.mutateAsync(() => calls.invitePeople(workspace.id, invited)),
          messages.invitationsSent,
        ),
      isInviting: people.isPending,
      onRoleChange: ({ email }: WorkspacePerson, role: AccountRole) =>
        void hasWorked(people.mutateAsync(() => calls.changePerson(workspace.id, { email, role }))),
      onRemove: ({ email }: WorkspacePerson) =>
        void hasWorked(people.mutateAsync(() => calls.removePerson(workspace.id, email))),
      onTransfer: ({ email }: WorkspacePerson) =>
        void hasWorked(people.mutateAsync(() => calls.handOnWorkspace(workspace.id, email))),
      onRemind: (invitation: WorkspaceInvitation) =>
        void hasWorked(
          people.mutateAsync(() => calls.remindInvitation(workspace.id, invitation.id)),
          messages.reminderSent,
        ),
      onWithdraw: (invitation: WorkspaceInvitation) =>
        void hasWorked(people.mutateAsync(() => calls.withdrawInvitation(workspace.id, invitation.id))),
    },
    teams: {
      onSave: (change: TeamChange, team: Team | null) =>
        hasWorked(
          savedTeam.mutateAsync(() =>
            team === null
              ? client.teams.addTeam({ accountID: workspace.id, ...change })
              : client.teams.editTeam({ id: team.id, accountID: workspace.id, ...change }),
          ),
          messages.saved,
          // Its dialog shows the failure.
          () => undefined,
        ),
      onRemove: (team: Team) => void hasWorked(removedTeam.mutateAsync(() => client.teams.removeTeam(team))),
      onKeepOpen: (ids: readonly string[]) => void hasWorked(openTeams.mutateAsync(ids)),
      failure: savedTeam.error?.message,
    },
  };
}
