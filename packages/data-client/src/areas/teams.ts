import type { Account, AccountMember, Outcome, Team, TeamMember } from '@fs/api-contract';
import {
  type AccountFieldsFragment,
  AccountsByCreatorDocument,
  AddAccountDocument,
  AddTeamDocument,
  ByAccountMemberDocument,
  ByTeamMemberDocument,
  EditAccountDocument,
  EditTeamDocument,
  GetAccountDocument,
  RemoveTeamDocument,
  type TeamFieldsFragment,
  TeamsByAccountDocument,
  UpdateAccountDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';
import { parseJson, toReadOnly } from './watchlistWire.ts';

/** The input of a new organization. Members and owners are emails; the user is an owner. */
export interface AccountDraft extends Pick<Account, 'members' | 'owners' | 'planID'> {
  /** @default 'New Account' */
  name?: string;
  /** @default '' */
  description?: string;
  /** Identifies the attempt, so that a repeated call creates no second account. */
  clientKey?: string;
}

/** Calls for accounts and teams, which members read and owners change. A failed list has an empty one as its data. */
export function teamCalls(graphql: GraphQLTransport) {
  const none = <Item>(outcome: Outcome<Item[]>): Outcome<Item[]> => (outcome.ok ? outcome : { ...outcome, data: [] });
  return {
    /** Returns an account that the user belongs to. */
    async getAccount(id: string, options?: CallOptions): Promise<Outcome<Account>> {
      const document = GetAccountDocument;
      const answer = await graphql.call({ operation: 'getAccount', document, variables: { id } }, options);
      if (!answer.ok) return mapOutcome(answer, () => undefined as never);
      const account = answer.data.getAccount;
      if (!account) return { ok: false, error: 'Failed to fetch account', reason: 'not-found' };
      return { ok: true, data: toAccount(account) };
    },

    /** Returns the teams of an account that the user belongs to. */
    async teamsByAccount(accountID: string, options?: CallOptions): Promise<Outcome<Team[]>> {
      const document = TeamsByAccountDocument;
      const call = { operation: 'teamsByAccount', document, variables: { accountID } } as const;
      return none(mapOutcome(await graphql.call(call, options), (data) => data.teamsByAccount.map(toTeam)));
    },

    /** Returns the teams of `email`, who must be the user. */
    async byTeamMember(email: string, options?: CallOptions): Promise<Outcome<TeamMember[]>> {
      const document = ByTeamMemberDocument;
      const call = { operation: 'byTeamMember', document, variables: { email } } as const;
      return none(
        mapOutcome(await graphql.call(call, options), (data) =>
          data.byTeamMember.map(({ team, ...member }) => ({ ...member, team: toTeam(team) })),
        ),
      );
    },

    /** Returns the accounts of `email`, who must be the user. */
    async byAccountMember(email: string, options?: CallOptions): Promise<Outcome<AccountMember[]>> {
      const document = ByAccountMemberDocument;
      const call = { operation: 'byAccountMember', document, variables: { email } } as const;
      const members = mapOutcome(await graphql.call(call, options), (data) =>
        data.byAccountMember.map(({ account, ...member }) => ({ ...member, account: toAccount(account) })),
      );
      return none(members);
    },

    /** Returns the personal account of `creator`, who must be the user: one, or none before their first login. */
    async accountsByCreator(creator: string, options?: CallOptions): Promise<Outcome<Account[]>> {
      const document = AccountsByCreatorDocument;
      const variables = { creator, accountType: 'PERSONAL' };
      const call = { operation: 'accountsByCreator', document, variables } as const;
      return none(mapOutcome(await graphql.call(call, options), (data) => data.accountsByCreator.map(toAccount)));
    },

    /** Creates a team in an account that the user owns. At the plan's limit it fails as `over-limit`. */
    async addTeam(
      { accountID, name, description, members }: Omit<Team, 'id' | 'readOnly'>,
      options?: CallOptions,
    ): Promise<Outcome<Team>> {
      const variables = { input: { accountID, name, description, members } };
      const call = { operation: 'addTeam', document: AddTeamDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toTeam(data.addTeam));
    },

    /** Changes a team; missing fields stay unchanged. */
    async editTeam(
      input: Pick<Team, 'id' | 'accountID'> & Partial<Pick<Team, 'name' | 'description' | 'members'>>,
      options?: CallOptions,
    ): Promise<Outcome<Team>> {
      const call = { operation: 'editTeam', document: EditTeamDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toTeam(data.editTeam));
    },

    /** Deletes a team and returns it. */
    async removeTeam({ id, accountID }: Pick<Team, 'id' | 'accountID'>, options?: CallOptions): Promise<Outcome<Team>> {
      const variables = { input: { id, accountID } };
      const call = { operation: 'removeTeam', document: RemoveTeamDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toTeam(data.removeTeam));
    },

    /** Creates an organization that the user owns. It is PENDING until its plan is paid. */
    async addAccount(
      { name = 'New Account', description = '', members, owners, planID, clientKey }: AccountDraft,
      options?: CallOptions,
    ): Promise<Outcome<Account>> {
      const key = clientKey === undefined ? {} : { clientKey };
      const variables = { input: { name, description, members, owners, planID, ...key } };
      const call = { operation: 'addAccount', document: AddAccountDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toAccount(data.addAccount));
    },

    /** Sets the owners and members of an account; missing fields stay unchanged. */
    async editAccount(
      input: Pick<Account, 'id'> & Partial<Pick<Account, 'name' | 'description' | 'members' | 'owners'>>,
      options?: CallOptions,
    ): Promise<Outcome<Account>> {
      const call = { operation: 'editAccount', document: EditAccountDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toAccount(data.editAccount));
    },

    /** Changes the name and appearance of an account. */
    async updateAccount(
      input: Pick<Account, 'id'> & Partial<Pick<Account, 'name' | 'description' | 'logo'>>,
      options?: CallOptions,
    ): Promise<Outcome<Account>> {
      const call = { operation: 'updateAccount', document: UpdateAccountDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toAccount(data.updateAccount));
    },
  };
}

function toAccount({ limits, accountType, accountStatus, planID, ...account }: AccountFieldsFragment): Account {
  return {
    ...account,
    limits: parseJson(limits) as Account['limits'],
    accountType: accountType as Account['accountType'],
    accountStatus: accountStatus as Account['accountStatus'],
    planID: planID as Account['planID'],
  };
}

const toTeam = ({ readOnly, ...team }: TeamFieldsFragment): Team => ({ ...team, readOnly: toReadOnly(readOnly) });
