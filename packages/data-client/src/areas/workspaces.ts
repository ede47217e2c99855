import type {
  AccountRole,
  CallResult,
  Outcome,
  UploadTarget,
  WorkspaceDetail,
  workspaceRoutes,
} from '@fs/api-contract';
import { withoutData } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Someone to invite. */
export interface NewPerson {
  email: string;
  role: AccountRole;
  /** Teams that they join with the account. */
  teamIDs?: readonly string[];
}

/** Calls for accounts and the people in them. Those that change something return the account as it is then. */
export function workspaceCalls(rest: RestTransport, upload: UploadTransport) {
  const calls = {
    /** Returns the user's accounts with their use, and the invitations that they received. */
    listWorkspaces: (options?: CallOptions): Promise<Outcome<CallResult<'listWorkspaces'>>> =>
      rest.call('listWorkspaces', {}, options),

    /** Returns an account with its people; `personalWorkspace` is the id of the user's own. */
    getWorkspace: (id: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('getWorkspace', { params: { id } }, options),

    /** Invites people by mail. More than the paid seats fail as `over-limit`, all of them. */
    invitePeople: (
      id: string,
      people: readonly NewPerson[],
      options?: CallOptions,
    ): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('invitePeople', { params: { id }, body: { people: people.map(toInvited) } }, options),

    /** Sends the mail again, once a day. */
    remindInvitation: (id: string, invitationId: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('remindInvitation', { params: { id, invitationId } }, options),

    withdrawInvitation: (id: string, invitationId: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('withdrawInvitation', { params: { id, invitationId } }, options),

    /** Joins an account that the user is invited to. Refresh the session afterwards: its plan may give more rights. */
    joinWorkspace: (id: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('joinWorkspace', { params: { id } }, options),

    declineInvitation: (id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> =>
      rest.call('declineInvitation', { params: { id } }, options),

    /** Makes a person an owner or a member. The last owner can't become a member. */
    changePerson: (
      id: string,
      { email, role }: { email: string; role: AccountRole },
      options?: CallOptions,
    ): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('changePerson', { params: { id }, body: { email, role } }, options),

    /** Removes a person, at once. Their lists stay with the account. */
    removePerson: (id: string, email: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('removePerson', { params: { id }, query: { email } }, options),

    /** Makes another person an owner, and the user a member. */
    handOnWorkspace: (id: string, email: string, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('handOnWorkspace', { params: { id }, body: { email } }, options),

    /** Leaves an account. The last owner can't. */
    leaveWorkspace: (id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> =>
      rest.call('leaveWorkspace', { params: { id } }, options),

    /** Chooses which lists or teams stay open, by id. */
    keepOpen: (
      id: string,
      { watchlists, teams }: { watchlists?: readonly string[]; teams?: readonly string[] },
      options?: CallOptions,
    ): Promise<Outcome<WorkspaceDetail>> =>
      rest.call(
        'keepOpen',
        {
          params: { id },
          body: { ...(watchlists && { watchlists: [...watchlists] }), ...(teams && { teams: [...teams] }) },
        },
        options,
      ),

    /** Returns where to upload a logo. `uploadLogo` does the whole upload. */
    getLogoUpload: (
      id: string,
      { type, size }: { type: 'image/jpeg' | 'image/png'; size: number },
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getLogoUpload', { params: { id }, query: { type, size } }, options),

    /** Sets the logo to an uploaded file; null removes it. */
    saveLogo: (id: string, key: string | null, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> =>
      rest.call('saveLogo', { params: { id }, body: { key } }, options),
  } satisfies AreaCalls<typeof workspaceRoutes>;
  return {
    ...calls,

    /** Uploads an image and makes it the account's logo. */
    uploadLogo: async (id: string, file: File, options?: CallOptions): Promise<Outcome<WorkspaceDetail>> => {
      const type = file.type as 'image/jpeg' | 'image/png';
      const target = await calls.getLogoUpload(id, { type, size: file.size }, options);
      if (!target.ok) return withoutData(target);
      const sent = await upload.put(target.data, file, options);
      if (!sent.ok) return withoutData(sent);
      return calls.saveLogo(id, target.data.key, options);
    },
  };
}

const toInvited = ({ email, role, teamIDs }: NewPerson) => ({ email, role, ...(teamIDs && { teamIDs: [...teamIDs] }) });
