/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CreateUserPreferencesInput = {
  key: string;
  value?: string | null | undefined;
  details?: string | null | undefined;
};

export type UpdateUserPreferencesInput = {
  id: string | number;
  value?: string | null | undefined;
  details?: string | null | undefined;
};

export type CreateWatchlistInput = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  items?: string | null | undefined;
  accountID?: string | number | null | undefined;
  account_privacy?: string | null | undefined;
  /** Ids of teams. */
  teams?: Array<string | number> | null | undefined;
};

/** What is left out stays as it is. `metadata` is that of the list as the caller had it: changes are merged by it. */
export type UpdateWatchlistInput = {
  id: string | number;
  name?: string | null | undefined;
  description?: string | null | undefined;
  items?: string | null | undefined;
  accountID?: string | number | null | undefined;
  account_privacy?: string | null | undefined;
  admins?: Array<string> | null | undefined;
  columns?: string | null | undefined;
  metadata?: string | null | undefined;
};

export type DeleteWatchlistInput = {
  id: string | number;
};

export type CreateWatchlistSettingInput = {
  watchlistID: string | number;
  starred?: boolean | null | undefined;
  email?: boolean | null | undefined;
  follow?: boolean | null | undefined;
  funding_updates?: boolean | null | undefined;
  preferences?: string | null | undefined;
};

export type UpdateWatchlistSettingInput = {
  id: string | number;
  starred?: boolean | null | undefined;
  email?: boolean | null | undefined;
  follow?: boolean | null | undefined;
  funding_updates?: boolean | null | undefined;
  preferences?: string | null | undefined;
  /** True: the caller looks at the list now. */
  seen?: boolean | null | undefined;
};

export type DeleteWatchlistSettingInput = {
  id: string | number;
};

export type CreateWatchlistTeamInput = {
  teamID: string | number;
  watchlistID: string | number;
};

export type DeleteWatchlistTeamInput = {
  id: string | number;
};

/** An email is sent unless `sendEmail` is false. */
export type CreateWatchlistShareInput = {
  watchlistID: string | number;
  email: string;
  message?: string | null | undefined;
  sendEmail?: boolean | null | undefined;
};

export type UpdateWatchlistShareInput = {
  id: string | number;
  role: string;
};

export type DeleteWatchlistShareInput = {
  id: string | number;
};

export type AddTeamInput = {
  accountID: string | number;
  name: string;
  description?: string | null | undefined;
  /** Emails. */
  members?: Array<string> | null | undefined;
};

/** What is left out stays as it is; `members` are all of them. */
export type EditTeamInput = {
  id: string | number;
  accountID: string | number;
  name?: string | null | undefined;
  description?: string | null | undefined;
  members?: Array<string> | null | undefined;
};

export type RemoveTeamInput = {
  id: string | number;
  accountID: string | number;
};

/** Members and owners are emails; the caller is an owner. */
export type AddAccountInput = {
  name: string;
  description?: string | null | undefined;
  members: Array<string>;
  owners: Array<string>;
  planID: string | number;
};

/** What is left out stays as it is; `members` and `owners` are all of them. */
export type EditAccountInput = {
  id: string | number;
  name?: string | null | undefined;
  description?: string | null | undefined;
  members?: Array<string> | null | undefined;
  owners?: Array<string> | null | undefined;
};

export type UpdateAccountInput = {
  id: string | number;
  name?: string | null | undefined;
  description?: string | null | undefined;
  logo?: string | null | undefined;
};

export type AccountsByCreatorQueryVariables = Exact<{
  creator: string;
  accountType?: string | null | undefined;
}>;


export type AccountsByCreatorQuery = { accountsByCreator: Array<{ id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null }> };

export type AddAccountMutationVariables = Exact<{
  input: AddAccountInput;
}>;


export type AddAccountMutation = { addAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type AddTeamMutationVariables = Exact<{
  input: AddTeamInput;
}>;


export type AddTeamMutation = { addTeam: { id: string, name: string, description: string, accountID: string, members: Array<string> } };

export type ByAccountMemberQueryVariables = Exact<{
  email: string;
}>;


export type ByAccountMemberQuery = { byAccountMember: Array<{ id: string, accountID: string, email: string, account: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } }> };

export type ByTeamMemberQueryVariables = Exact<{
  email: string;
}>;


export type ByTeamMemberQuery = { byTeamMember: Array<{ id: string, email: string, accountID: string, teamID: string, team: { id: string, name: string, description: string, accountID: string, members: Array<string> } }> };

export type CreateUserPreferencesMutationVariables = Exact<{
  input: CreateUserPreferencesInput;
}>;


export type CreateUserPreferencesMutation = { createUserPreferences: { id: string, owner: string, key: string, value: string | null, details: string | null } };

export type CreateWatchlistMutationVariables = Exact<{
  input: CreateWatchlistInput;
}>;


export type CreateWatchlistMutation = { createWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } };

export type CreateWatchlistSettingMutationVariables = Exact<{
  input: CreateWatchlistSettingInput;
}>;


export type CreateWatchlistSettingMutation = { createWatchlistSetting: { id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null } };

export type WatchlistSettingFieldsFragment = { id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null };

export type CreateWatchlistShareMutationVariables = Exact<{
  input: CreateWatchlistShareInput;
}>;


export type CreateWatchlistShareMutation = { createWatchlistShare: { id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } } };

export type CreateWatchlistTeamMutationVariables = Exact<{
  input: CreateWatchlistTeamInput;
}>;


export type CreateWatchlistTeamMutation = { createWatchlistTeam: { id: string, accountID: string, teamID: string, watchlistID: string } };

export type DeleteWatchlistMutationVariables = Exact<{
  input: DeleteWatchlistInput;
}>;


export type DeleteWatchlistMutation = { deleteWatchlist: { id: string } };

export type DeleteWatchlistSettingMutationVariables = Exact<{
  input: DeleteWatchlistSettingInput;
}>;


export type DeleteWatchlistSettingMutation = { deleteWatchlistSetting: { id: string } };

export type DeleteWatchlistShareMutationVariables = Exact<{
  input: DeleteWatchlistShareInput;
}>;


export type DeleteWatchlistShareMutation = { deleteWatchlistShare: { id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } } };

export type DeleteWatchlistTeamMutationVariables = Exact<{
  input: DeleteWatchlistTeamInput;
}>;


export type DeleteWatchlistTeamMutation = { deleteWatchlistTeam: { id: string } };

export type EditAccountMutationVariables = Exact<{
  input: EditAccountInput;
}>;


export type EditAccountMutation = { editAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type EditTeamMutationVariables = Exact<{
  input: EditTeamInput;
}>;


export type EditTeamMutation = { editTeam: { id: string, name: string, description: string, accountID: string, members: Array<string> } };

export type GetAccountQueryVariables = Exact<{
  id: string | number;
}>;


export type GetAccountQuery = { getAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } | null };

export type AccountFieldsFragment = { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null };

export type GetWatchlistQueryVariables = Exact<{
  id: string | number;
}>;


export type GetWatchlistQuery = { getWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } | null };

export type WatchlistCardFieldsFragment = { id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> };

export type ListPlansQueryVariables = Exact<{
  listed?: boolean | null | undefined;
  planType?: string | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListPlansQuery = { listPlans: { nextToken: string | null, items: Array<{ id: string, name: string, description: string, limits: string, stripePriceID: Array<string>, priceValues: string, listed: boolean, order: number, planType: string, createdAt: string, updatedAt: string }> } };

export type ListWatchlistsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListWatchlistsQuery = { listWatchlists: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type RemoveTeamMutationVariables = Exact<{
  input: RemoveTeamInput;
}>;


export type RemoveTeamMutation = { removeTeam: { id: string, name: string, description: string, accountID: string, members: Array<string> } };

export type TeamsByAccountQueryVariables = Exact<{
  accountID: string | number;
}>;


export type TeamsByAccountQuery = { teamsByAccount: Array<{ id: string, name: string, description: string, accountID: string, members: Array<string> }> };

export type TeamFieldsFragment = { id: string, name: string, description: string, accountID: string, members: Array<string> };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type UpdateUserPreferencesMutationVariables = Exact<{
  input: UpdateUserPreferencesInput;
}>;


export type UpdateUserPreferencesMutation = { updateUserPreferences: { id: string, owner: string, key: string, value: string | null, details: string | null } };

export type UpdateWatchlistMutationVariables = Exact<{
  input: UpdateWatchlistInput;
}>;


export type UpdateWatchlistMutation = { updateWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } };

export type UpdateWatchlistSettingMutationVariables = Exact<{
  input: UpdateWatchlistSettingInput;
}>;


export type UpdateWatchlistSettingMutation = { updateWatchlistSetting: { id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null } };

export type UpdateWatchlistShareMutationVariables = Exact<{
  input: UpdateWatchlistShareInput;
}>;


export type UpdateWatchlistShareMutation = { updateWatchlistShare: { id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } } };

export type UserPreferencesByOwnerQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserPreferencesByOwnerQuery = { userPreferencesByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, key: string, value: string | null, details: string | null }> } };

export type WatchlistEtagQueryVariables = Exact<{
  id: string | number;
}>;


export type WatchlistEtagQuery = { getWatchlist: { metadata: string } | null };

export type WatchlistSettingsByOwnerQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistSettingsByOwnerQuery = { watchlistSettingsByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } };

export type WatchlistSharesByListQueryVariables = Exact<{
  watchlistID: string | number;
}>;


export type WatchlistSharesByListQuery = { watchlistSharesByList: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }> };

export type WatchlistShareFieldsFragment = { id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } };

export type WatchlistSharesByOwnerQueryVariables = Exact<{
  owner: string;
}>;


export type WatchlistSharesByOwnerQuery = { watchlistSharesByOwner: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }> };

export type WatchlistsByAccountQueryVariables = Exact<{
  accountID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByAccountQuery = { watchlistsByAccount: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByOwnerQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByOwnerQuery = { watchlistsByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByOwnerAndAccountQueryVariables = Exact<{
  owner: string;
  accountID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByOwnerAndAccountQuery = { watchlistsByOwnerAndAccount: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByTeamQueryVariables = Exact<{
  teamID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByTeamQuery = { watchlistsByTeam: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

/** An operation as text that knows what it takes and gives. Text, because a parsed document is four times as large. */
export type TypedDocument<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

export const AccountsByCreatorDocument = "query AccountsByCreator($creator:String!$accountType:String){accountsByCreator(creator:$creator accountType:$accountType){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<AccountsByCreatorQuery, AccountsByCreatorQueryVariables>;

export const AddAccountDocument = "mutation AddAccount($input:AddAccountInput!){addAccount(input:$input){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<AddAccountMutation, AddAccountMutationVariables>;

export const AddTeamDocument = "mutation AddTeam($input:AddTeamInput!){addTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members}" as TypedDocument<AddTeamMutation, AddTeamMutationVariables>;

export const ByAccountMemberDocument = "query ByAccountMember($email:String!){byAccountMember(email:$email){id accountID email account{...AccountFields}}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<ByAccountMemberQuery, ByAccountMemberQueryVariables>;

export const ByTeamMemberDocument = "query ByTeamMember($email:String!){byTeamMember(email:$email){id email accountID teamID team{...TeamFields}}}fragment TeamFields on Team{id name description accountID members}" as TypedDocument<ByTeamMemberQuery, ByTeamMemberQueryVariables>;

export const CreateUserPreferencesDocument = "mutation CreateUserPreferences($input:CreateUserPreferencesInput!){createUserPreferences(input:$input){id owner key value details}}" as TypedDocument<CreateUserPreferencesMutation, CreateUserPreferencesMutationVariables>;

export const CreateWatchlistDocument = "mutation CreateWatchlist($input:CreateWatchlistInput!){createWatchlist(input:$input){...WatchlistCardFields items}}fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}" as TypedDocument<CreateWatchlistMutation, CreateWatchlistMutationVariables>;

export const CreateWatchlistSettingDocument = "mutation CreateWatchlistSetting($input:CreateWatchlistSettingInput!){createWatchlistSetting(input:$input){...WatchlistSettingFields}}fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}" as TypedDocument<CreateWatchlistSettingMutation, CreateWatchlistSettingMutationVariables>;

export const CreateWatchlistShareDocument = "mutation CreateWatchlistShare($input:CreateWatchlistShareInput!){createWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<CreateWatchlistShareMutation, CreateWatchlistShareMutationVariables>;

export const CreateWatchlistTeamDocument = "mutation CreateWatchlistTeam($input:CreateWatchlistTeamInput!){createWatchlistTeam(input:$input){id accountID teamID watchlistID}}" as TypedDocument<CreateWatchlistTeamMutation, CreateWatchlistTeamMutationVariables>;

export const DeleteWatchlistDocument = "mutation DeleteWatchlist($input:DeleteWatchlistInput!){deleteWatchlist(input:$input){id}}" as TypedDocument<DeleteWatchlistMutation, DeleteWatchlistMutationVariables>;

export const DeleteWatchlistSettingDocument = "mutation DeleteWatchlistSetting($input:DeleteWatchlistSettingInput!){deleteWatchlistSetting(input:$input){id}}" as TypedDocument<DeleteWatchlistSettingMutation, DeleteWatchlistSettingMutationVariables>;

export const DeleteWatchlistShareDocument = "mutation DeleteWatchlistShare($input:DeleteWatchlistShareInput!){deleteWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<DeleteWatchlistShareMutation, DeleteWatchlistShareMutationVariables>;

export const DeleteWatchlistTeamDocument = "mutation DeleteWatchlistTeam($input:DeleteWatchlistTeamInput!){deleteWatchlistTeam(input:$input){id}}" as TypedDocument<DeleteWatchlistTeamMutation, DeleteWatchlistTeamMutationVariables>;

export const EditAccountDocument = "mutation EditAccount($input:EditAccountInput!){editAccount(input:$input){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<EditAccountMutation, EditAccountMutationVariables>;

export const EditTeamDocument = "mutation EditTeam($input:EditTeamInput!){editTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members}" as TypedDocument<EditTeamMutation, EditTeamMutationVariables>;

export const GetAccountDocument = "query GetAccount($id:ID!){getAccount(id:$id){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<GetAccountQuery, GetAccountQueryVariables>;

export const GetWatchlistDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}query GetWatchlist($id:ID!){getWatchlist(id:$id){...WatchlistCardFields items}}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}" as TypedDocument<GetWatchlistQuery, GetWatchlistQueryVariables>;

export const ListPlansDocument = "query ListPlans($listed:Boolean$planType:String$limit:Int$nextToken:String){listPlans(listed:$listed planType:$planType limit:$limit nextToken:$nextToken){items{id name description limits stripePriceID priceValues listed order planType createdAt updatedAt}nextToken}}" as TypedDocument<ListPlansQuery, ListPlansQueryVariables>;

export const ListWatchlistsDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query ListWatchlists($limit:Int$nextToken:String){listWatchlists(limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<ListWatchlistsQuery, ListWatchlistsQueryVariables>;

export const RemoveTeamDocument = "mutation RemoveTeam($input:RemoveTeamInput!){removeTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members}" as TypedDocument<RemoveTeamMutation, RemoveTeamMutationVariables>;

export const TeamsByAccountDocument = "query TeamsByAccount($accountID:ID!){teamsByAccount(accountID:$accountID){...TeamFields}}fragment TeamFields on Team{id name description accountID members}" as TypedDocument<TeamsByAccountQuery, TeamsByAccountQueryVariables>;

export const UpdateAccountDocument = "fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}mutation UpdateAccount($input:UpdateAccountInput!){updateAccount(input:$input){...AccountFields}}" as TypedDocument<UpdateAccountMutation, UpdateAccountMutationVariables>;

export const UpdateUserPreferencesDocument = "mutation UpdateUserPreferences($input:UpdateUserPreferencesInput!){updateUserPreferences(input:$input){id owner key value details}}" as TypedDocument<UpdateUserPreferencesMutation, UpdateUserPreferencesMutationVariables>;

export const UpdateWatchlistDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}mutation UpdateWatchlist($input:UpdateWatchlistInput!){updateWatchlist(input:$input){...WatchlistCardFields items}}" as TypedDocument<UpdateWatchlistMutation, UpdateWatchlistMutationVariables>;

export const UpdateWatchlistSettingDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}mutation UpdateWatchlistSetting($input:UpdateWatchlistSettingInput!){updateWatchlistSetting(input:$input){...WatchlistSettingFields}}" as TypedDocument<UpdateWatchlistSettingMutation, UpdateWatchlistSettingMutationVariables>;

export const UpdateWatchlistShareDocument = "mutation UpdateWatchlistShare($input:UpdateWatchlistShareInput!){updateWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<UpdateWatchlistShareMutation, UpdateWatchlistShareMutationVariables>;

export const UserPreferencesByOwnerDocument = "query UserPreferencesByOwner($owner:String!$limit:Int$nextToken:String){userPreferencesByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{id owner key value details}nextToken}}" as TypedDocument<UserPreferencesByOwnerQuery, UserPreferencesByOwnerQueryVariables>;

export const WatchlistEtagDocument = "query WatchlistEtag($id:ID!){getWatchlist(id:$id){metadata}}" as TypedDocument<WatchlistEtagQuery, WatchlistEtagQueryVariables>;

export const WatchlistSettingsByOwnerDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}query WatchlistSettingsByOwner($owner:String!$limit:Int$nextToken:String){watchlistSettingsByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{...WatchlistSettingFields}nextToken}}" as TypedDocument<WatchlistSettingsByOwnerQuery, WatchlistSettingsByOwnerQueryVariables>;

export const WatchlistSharesByListDocument = "query WatchlistSharesByList($watchlistID:ID!){watchlistSharesByList(watchlistID:$watchlistID){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<WatchlistSharesByListQuery, WatchlistSharesByListQueryVariables>;

export const WatchlistSharesByOwnerDocument = "fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}query WatchlistSharesByOwner($owner:String!){watchlistSharesByOwner(owner:$owner){...WatchlistShareFields}}" as TypedDocument<WatchlistSharesByOwnerQuery, WatchlistSharesByOwnerQueryVariables>;

export const WatchlistsByAccountDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByAccount($accountID:ID!$limit:Int$nextToken:String){watchlistsByAccount(accountID:$accountID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByAccountQuery, WatchlistsByAccountQueryVariables>;

export const WatchlistsByOwnerDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByOwner($owner:String!$limit:Int$nextToken:String){watchlistsByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByOwnerQuery, WatchlistsByOwnerQueryVariables>;

export const WatchlistsByOwnerAndAccountDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByOwnerAndAccount($owner:String!$accountID:ID!$limit:Int$nextToken:String){watchlistsByOwnerAndAccount(owner:$owner accountID:$accountID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByOwnerAndAccountQuery, WatchlistsByOwnerAndAccountQueryVariables>;

export const WatchlistsByTeamDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByTeam($teamID:ID!$limit:Int$nextToken:String){watchlistsByTeam(teamID:$teamID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByTeamQuery, WatchlistsByTeamQueryVariables>;
