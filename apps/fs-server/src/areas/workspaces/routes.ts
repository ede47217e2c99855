import { personalWorkspace, type WorkspaceDetail, type workspaceRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import type { Attempts } from '../../identity/attempts.ts';
import type { MailContext } from '../watchlists/shares.ts';
import { declineInvitation, invitePeople, joinWorkspace, remindInvitation, withdrawInvitation } from './invitations.ts';
import { keepOpen } from './keepOpen.ts';
import { createLogoUpload, saveLogo } from './logo.ts';
import { changePerson, handOnWorkspace, leaveWorkspace, removePerson } from './people.ts';
import { findPersonalAccount, findWorkspace, listReceivedInvitations, listWorkspaces } from './repository.ts';

interface WorkspaceServices {
  database: Database;
  files: Files;
  attempts: Attempts;
  mailContext: Omit<MailContext, 'store'>;
}

/** Handlers of accounts and the people in them. */
export function workspaceHandlers(services: WorkspaceServices): Handlers<typeof workspaceRoutes> {
  const { database, mailContext } = services;
  const mails = { ...mailContext, store: database };

  async function read(user: User, id: string): Promise<WorkspaceDetail> {
    const account = await findWorkspace(database, user, id);
    if (!account) throw notFound();
    return account;
  }
  const resolveId = async (user: User, id: string): Promise<string> =>
    id === personalWorkspace ? ((await findPersonalAccount(database, user)) ?? id) : id;

  return {
    listWorkspaces: async ({ user }) => {
      const [workspaces, invitations] = await Promise.all([
        listWorkspaces(database, user),
        listReceivedInvitations(database, user),
      ]);
      return { workspaces, invitations };
    },
    getWorkspace: async ({ user, params }) => read(user, await resolveId(user, params.id)),
    invitePeople: async ({ user, params: { id }, body }) => {
      await invitePeople(mails, user, id, body.people);
      return read(user, id);
    },
    remindInvitation: async ({ user, params: { id, invitationId } }) => {
      await remindInvitation(mails, user, id, invitationId);
      return read(user, id);
    },
    withdrawInvitation: async ({ user, params: { id, invitationId } }) => {
      await withdrawInvitation(database, user, id, invitationId);
      return read(user, id);
    },
    joinWorkspace: async ({ user, params: { id } }) => {
      await joinWorkspace(database, user, id);
      return read(user, id);
    },
    declineInvitation: async ({ user, params: { id } }) => {
      await declineInvitation(database, user, id);
      return { id };
    },
    changePerson: async ({ user, params: { id }, body }) => {
      await changePerson(database, user, id, body);
      return read(user, id);
    },
    removePerson: async ({ user, params: { id }, query }) => {
      await removePerson(database, user, id, query.email);
      return read(user, id);
    },
    handOnWorkspace: async ({ user, params: { id }, body }) => {
      await handOnWorkspace(database, user, id, body.email);
      return read(user, id);
    },
    leaveWorkspace: async ({ user, params: { id } }) => {
      await leaveWorkspace(database, user, id);
      return { id };
    },
    keepOpen: async ({ user, params, body }) => {
      const id = await resolveId(user, params.id);
      await keepOpen(database, user, id, body);
      return read(user, id);
    },
    getLogoUpload: ({ user, params: { id }, query: { type, size } }) =>
      createLogoUpload(services, user, id, { type, size }),
    saveLogo: async ({ user, params: { id }, body }) => {
      await saveLogo(services, user, id, body.key);
      return read(user, id);
    },
  };
}
