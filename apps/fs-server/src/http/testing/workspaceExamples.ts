import { personalWorkspace, type workspaceRoutes } from '@fs/api-contract';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

export const colleague = 'colleague@foresight.example';

/** Creates an organization of the administrator with a colleague and an invitation. */
async function createWorkspaceExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const admin = world.users.find(({ role }) => role === 'admin') ?? { id: '', email: '' };
  const { id } = await kysely
    .insertInto('accounts')
    .values({ account_type: 'ORGANIZATION', name: 'Example', creator_id: admin.id, plan_id: 'fuel-teams' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('account_owners').values({ account_id: id, email: admin.email }).execute();
  await kysely.insertInto('account_members').values({ account_id: id, email: colleague }).execute();
  const invitation = await kysely
    .insertInto('account_invitations')
    .values({ account_id: id, email: 'pending@foresight.example', role: 'member' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id, invitationId: invitation.id } };
}

/** Like `createWorkspaceExample`; the administrator is invited and not a member yet. */
async function createReceivedInvitation(server: TestServer): Promise<Example> {
  const example = await createWorkspaceExample(server);
  const account_id = example.params?.id ?? '';
  const { email } = server.world.users.find(({ role }) => role === 'admin') ?? { email: '' };
  await server.database.kysely
    .insertInto('account_invitations')
    .values({ account_id, email, role: 'member' })
    .execute();
  return example;
}

/** Like `createWorkspaceExample`, with another owner. */
async function createLeavableExample(server: TestServer): Promise<Example> {
  const example = await createWorkspaceExample(server);
  const account_id = example.params?.id ?? '';
  await server.database.kysely
    .insertInto('account_owners')
    .values({ account_id, email: 'other@foresight.example' })
    .execute();
  return example;
}

/** A call of every route of workspaces that succeeds for the administrator. */
export const workspaceExamples: Record<
  keyof typeof workspaceRoutes,
  (server: TestServer) => Example | Promise<Example>
> = {
  listWorkspaces: () => ({}),
  getWorkspace: () => ({ params: { id: personalWorkspace } }),
  invitePeople: async (server) => ({
    ...(await createWorkspaceExample(server)),
    body: { people: [{ email: 'new@foresight.example', role: 'member' }] },
  }),
  remindInvitation: createWorkspaceExample,
  withdrawInvitation: createWorkspaceExample,
  joinWorkspace: createReceivedInvitation,
  declineInvitation: createReceivedInvitation,
  changePerson: async (server) => ({
    ...(await createWorkspaceExample(server)),
    body: { email: colleague, role: 'owner' },
  }),
  removePerson: async (server) => ({ ...(await createWorkspaceExample(server)), query: { email: colleague } }),
  handOnWorkspace: async (server) => ({ ...(await createWorkspaceExample(server)), body: { email: colleague } }),
  leaveWorkspace: createLeavableExample,
  keepOpen: async (server) => ({ ...(await createWorkspaceExample(server)), body: { watchlists: [], teams: [] } }),
  getLogoUpload: async (server) => ({
    ...(await createWorkspaceExample(server)),
    query: { type: 'image/png', size: '100' },
  }),
  saveLogo: async (server) => ({ ...(await createWorkspaceExample(server)), body: { key: null } }),
};
