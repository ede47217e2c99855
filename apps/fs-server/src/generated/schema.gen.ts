import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountValue, AccountMember as AccountMemberValue, WatchlistCard as WatchlistValue, WatchlistSetting as WatchlistSettingValue } from '@fs/api-contract';
import type { GraphQLContext } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A JSON value as text. */
  AWSJSON: { input: string; output: string; }
};

/** A stored choice of one user (accounts §3). */
export type UserPreferences = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  details?: Maybe<Scalars['AWSJSON']['output']>;
};

export type UserPreferencesConnection = {
  items: Array<UserPreferences>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

export type CreateUserPreferencesInput = {
  key: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type UpdateUserPreferencesInput = {
  id: Scalars['ID']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['AWSJSON']['input']>;
};

/** What a user or an organization can subscribe to (accounts §3). */
export type Plan = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  limits: Scalars['AWSJSON']['output'];
  stripePriceID: Array<Scalars['String']['output']>;
  /** By price id: billing_period, value, per_unit and upper_limit. */
  priceValues: Scalars['AWSJSON']['output'];
  listed: Scalars['Boolean']['output'];
  order: Scalars['Int']['output'];
  planType: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

export type PlanConnection = {
  items: Array<Plan>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** A list of companies (research §3). Items, metadata, datasource and columns are JSON text. */
export type Watchlist = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  /** What the owner is called. */
  ownerName: Scalars['String']['output'];
  viewers: Array<Scalars['String']['output']>;
  admins: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** `[{uuid, name, type, added}]`: ask for them where they are wanted, as a list may hold thousands. */
  items: Scalars['AWSJSON']['output'];
  itemCount: Scalars['Int']['output'];
  accountID?: Maybe<Scalars['ID']['output']>;
  account?: Maybe<WatchlistAccount>;
  /** PRIVATE or PUBLIC. */
  account_privacy: Scalars['String']['output'];
  teamID?: Maybe<Scalars['ID']['output']>;
  columns?: Maybe<Scalars['AWSJSON']['output']>;
  /** `{etag}`, to be sent back with a change. */
  metadata: Scalars['AWSJSON']['output'];
  datasource?: Maybe<Scalars['AWSJSON']['output']>;
  updatingData: Scalars['Boolean']['output'];
  lastDataUpdate?: Maybe<Scalars['String']['output']>;
  teams: Array<WatchlistTeam>;
  shares: Array<WatchlistShare>;
  /** The caller's own. */
  settings: Array<WatchlistSetting>;
  createdAt: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

export type WatchlistAccount = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type WatchlistConnection = {
  items: Array<Watchlist>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** A team that a list is linked to (research §3). */
export type WatchlistTeam = {
  id: Scalars['ID']['output'];
  accountID: Scalars['ID']['output'];
  teamID: Scalars['ID']['output'];
  watchlistID: Scalars['ID']['output'];
};

/** What a user chose for one list (research §3). */
export type WatchlistSetting = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  watchlistID: Scalars['ID']['output'];
  starred: Scalars['Boolean']['output'];
  email: Scalars['Boolean']['output'];
  follow: Scalars['Boolean']['output'];
  funding_updates: Scalars['Boolean']['output'];
  preferences?: Maybe<Scalars['AWSJSON']['output']>;
  lastSeen?: Maybe<Scalars['String']['output']>;
};

export type WatchlistSettingConnection = {
  items: Array<WatchlistSetting>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Someone whom a list is shared with (research §3). */
export type WatchlistShare = {
  id: Scalars['ID']['output'];
  /** The caller’s own id on their own shares, else null: callers must not learn whether an email has an account. */
  owner?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** viewer or admin. */
  role: Scalars['String']['output'];
  list: SharedWatchlist;
};

export type SharedWatchlist = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Team = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  accountID: Scalars['ID']['output'];
  members: Array<Scalars['String']['output']>;
};

export type TeamMember = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  accountID: Scalars['ID']['output'];
  teamID: Scalars['ID']['output'];
  team: Team;
};

export type Account = {
  id: Scalars['ID']['output'];
  creator: Scalars['String']['output'];
  owners: Array<Scalars['String']['output']>;
  members: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  limits?: Maybe<Scalars['AWSJSON']['output']>;
  referralID?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
  plan: Scalars['String']['output'];
  accountType: Scalars['String']['output'];
  accountStatus: Scalars['String']['output'];
  /** This and the next two are for owners alone. */
  stripeCustomerID?: Maybe<Scalars['String']['output']>;
  stripeSubscriptionID?: Maybe<Scalars['String']['output']>;
  stripePriceID?: Maybe<Scalars['String']['output']>;
  planID: Scalars['ID']['output'];
  referral?: Maybe<Scalars['String']['output']>;
};

export type AccountMember = {
  id: Scalars['ID']['output'];
  accountID: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  account: Account;
};

export type CreateWatchlistInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['AWSJSON']['input']>;
  accountID?: InputMaybe<Scalars['ID']['input']>;
  account_privacy?: InputMaybe<Scalars['String']['input']>;
  /** Ids of teams. */
  teams?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What is left out stays as it is. `metadata` is that of the list as the caller had it: changes are merged by it. */
export type UpdateWatchlistInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['AWSJSON']['input']>;
  accountID?: InputMaybe<Scalars['ID']['input']>;
  account_privacy?: InputMaybe<Scalars['String']['input']>;
  admins?: InputMaybe<Array<Scalars['String']['input']>>;
  columns?: InputMaybe<Scalars['AWSJSON']['input']>;
  metadata?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type DeleteWatchlistInput = {
  id: Scalars['ID']['input'];
};

export type CreateWatchlistSettingInput = {
  watchlistID: Scalars['ID']['input'];
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
  follow?: InputMaybe<Scalars['Boolean']['input']>;
  funding_updates?: InputMaybe<Scalars['Boolean']['input']>;
  preferences?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type UpdateWatchlistSettingInput = {
  id: Scalars['ID']['input'];
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
  follow?: InputMaybe<Scalars['Boolean']['input']>;
  funding_updates?: InputMaybe<Scalars['Boolean']['input']>;
  preferences?: InputMaybe<Scalars['AWSJSON']['input']>;
  /** True: the caller looks at the list now. */
  seen?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteWatchlistSettingInput = {
  id: Scalars['ID']['input'];
};

export type CreateWatchlistTeamInput = {
  teamID: Scalars['ID']['input'];
  watchlistID: Scalars['ID']['input'];
};

export type DeleteWatchlistTeamInput = {
  id: Scalars['ID']['input'];
};

/** An email is sent unless `sendEmail` is false. */
export type CreateWatchlistShareInput = {
  watchlistID: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  sendEmail?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateWatchlistShareInput = {
  id: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};

export type DeleteWatchlistShareInput = {
  id: Scalars['ID']['input'];
};

export type AddTeamInput = {
  accountID: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  /** Emails. */
  members?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What is left out stays as it is; `members` are all of them. */
export type EditTeamInput = {
  id: Scalars['ID']['input'];
  accountID: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  members?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type RemoveTeamInput = {
  id: Scalars['ID']['input'];
  accountID: Scalars['ID']['input'];
};

/** Members and owners are emails; the caller is an owner. */
export type AddAccountInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  members: Array<Scalars['String']['input']>;
  owners: Array<Scalars['String']['input']>;
  planID: Scalars['ID']['input'];
};

/** What is left out stays as it is; `members` and `owners` are all of them. */
export type EditAccountInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  members?: InputMaybe<Array<Scalars['String']['input']>>;
  owners?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateAccountInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  /** The preferences of `owner`, who must be the caller; at most `limit` (100 at most) a page. */
  userPreferencesByOwner: UserPreferencesConnection;
  /** Plans in their order, for signed-out users too; at most `limit` (100 at most) a page. */
  listPlans: PlanConnection;
  /** One list; `not-found` for one that the caller may not see. */
  getWatchlist?: Maybe<Watchlist>;
  /** Every list that the caller sees, the newest first; at most `limit` (100 at most) a page. So are the next four. */
  listWatchlists: WatchlistConnection;
  watchlistsByAccount: WatchlistConnection;
  watchlistsByTeam: WatchlistConnection;
  watchlistsByOwner: WatchlistConnection;
  watchlistsByOwnerAndAccount: WatchlistConnection;
  /** The settings of `owner`, who must be the caller. */
  watchlistSettingsByOwner: WatchlistSettingConnection;
  /** Whom one list is shared with. */
  watchlistSharesByList: Array<WatchlistShare>;
  /** Lists that are shared with `owner`, who must be the caller. */
  watchlistSharesByOwner: Array<WatchlistShare>;
  /** An account that the caller is of. */
  getAccount?: Maybe<Account>;
  /** The teams of an account that the caller is of. */
  teamsByAccount: Array<Team>;
  /** The teams of `email`, who must be the caller. */
  byTeamMember: Array<TeamMember>;
  /** The accounts of `email`, who must be the caller; those that they own among them. */
  byAccountMember: Array<AccountMember>;
  /** The accounts that `creator`, who must be the caller, made: PERSONAL, ORGANIZATION, or both. */
  accountsByCreator: Array<Account>;
};


export type QueryUserPreferencesByOwnerArgs = {
  owner: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPlansArgs = {
  listed?: InputMaybe<Scalars['Boolean']['input']>;
  planType?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetWatchlistArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListWatchlistsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistsByAccountArgs = {
  accountID: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistsByTeamArgs = {
  teamID: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistsByOwnerArgs = {
  owner: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistsByOwnerAndAccountArgs = {
  owner: Scalars['String']['input'];
  accountID: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistSettingsByOwnerArgs = {
  owner: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWatchlistSharesByListArgs = {
  watchlistID: Scalars['ID']['input'];
};


export type QueryWatchlistSharesByOwnerArgs = {
  owner: Scalars['String']['input'];
};


export type QueryGetAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeamsByAccountArgs = {
  accountID: Scalars['ID']['input'];
};


export type QueryByTeamMemberArgs = {
  email: Scalars['String']['input'];
};


export type QueryByAccountMemberArgs = {
  email: Scalars['String']['input'];
};


export type QueryAccountsByCreatorArgs = {
  creator: Scalars['String']['input'];
  accountType?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Keeps a first value under a key; `conflict` when the caller has one already. */
  createUserPreferences: UserPreferences;
  /** Replaces value and details of a preference of the caller's. */
  updateUserPreferences: UserPreferences;
  /** Makes a list of the caller's; `over-limit` past what the plan allows. */
  createWatchlist: Watchlist;
  /** Changes a list. What others changed since `metadata` stays; `conflict` where both changed one field. */
  updateWatchlist: Watchlist;
  deleteWatchlist: Watchlist;
  /** The caller's settings of a list: as they are, or new ones. */
  createWatchlistSetting: WatchlistSetting;
  updateWatchlistSetting: WatchlistSetting;
  deleteWatchlistSetting: WatchlistSetting;
  createWatchlistTeam: WatchlistTeam;
  deleteWatchlistTeam: WatchlistTeam;
  /** Lets an email read a list. */
  createWatchlistShare: WatchlistShare;
  /** Says whether they read the list or change it. */
  updateWatchlistShare: WatchlistShare;
  /** Takes a list back. Whoever it is shared with may so leave it themselves. */
  deleteWatchlistShare: WatchlistShare;
  /** Teams of an account that the caller owns; `over-limit` past what the plan allows. */
  addTeam: Team;
  editTeam: Team;
  removeTeam: Team;
  /** Makes an organization, which waits for its plan to be paid. */
  addAccount: Account;
  /** Says who owns an account and who is a member. */
  editAccount: Account;
  /** Changes what an account is called and looks like. */
  updateAccount: Account;
};


export type MutationCreateUserPreferencesArgs = {
  input: CreateUserPreferencesInput;
};


export type MutationUpdateUserPreferencesArgs = {
  input: UpdateUserPreferencesInput;
};


export type MutationCreateWatchlistArgs = {
  input: CreateWatchlistInput;
};


export type MutationUpdateWatchlistArgs = {
  input: UpdateWatchlistInput;
};


export type MutationDeleteWatchlistArgs = {
  input: DeleteWatchlistInput;
};


export type MutationCreateWatchlistSettingArgs = {
  input: CreateWatchlistSettingInput;
};


export type MutationUpdateWatchlistSettingArgs = {
  input: UpdateWatchlistSettingInput;
};


export type MutationDeleteWatchlistSettingArgs = {
  input: DeleteWatchlistSettingInput;
};


export type MutationCreateWatchlistTeamArgs = {
  input: CreateWatchlistTeamInput;
};


export type MutationDeleteWatchlistTeamArgs = {
  input: DeleteWatchlistTeamInput;
};


export type MutationCreateWatchlistShareArgs = {
  input: CreateWatchlistShareInput;
};


export type MutationUpdateWatchlistShareArgs = {
  input: UpdateWatchlistShareInput;
};


export type MutationDeleteWatchlistShareArgs = {
  input: DeleteWatchlistShareInput;
};


export type MutationAddTeamArgs = {
  input: AddTeamInput;
};


export type MutationEditTeamArgs = {
  input: EditTeamInput;
};


export type MutationRemoveTeamArgs = {
  input: RemoveTeamInput;
};


export type MutationAddAccountArgs = {
  input: AddAccountInput;
};


export type MutationEditAccountArgs = {
  input: EditAccountInput;
};


export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AWSJSON: ResolverTypeWrapper<Scalars['AWSJSON']['output']>;
  UserPreferences: ResolverTypeWrapper<UserPreferences>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserPreferencesConnection: ResolverTypeWrapper<UserPreferencesConnection>;
  CreateUserPreferencesInput: CreateUserPreferencesInput;
  UpdateUserPreferencesInput: UpdateUserPreferencesInput;
  Plan: ResolverTypeWrapper<Plan>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PlanConnection: ResolverTypeWrapper<PlanConnection>;
  Watchlist: ResolverTypeWrapper<WatchlistValue>;
  WatchlistAccount: ResolverTypeWrapper<WatchlistAccount>;
  WatchlistConnection: ResolverTypeWrapper<Omit<WatchlistConnection, 'items'> & { items: Array<ResolversTypes['Watchlist']> }>;
  WatchlistTeam: ResolverTypeWrapper<WatchlistTeam>;
  WatchlistSetting: ResolverTypeWrapper<WatchlistSettingValue>;
  WatchlistSettingConnection: ResolverTypeWrapper<Omit<WatchlistSettingConnection, 'items'> & { items: Array<ResolversTypes['WatchlistSetting']> }>;
  WatchlistShare: ResolverTypeWrapper<WatchlistShare>;
  SharedWatchlist: ResolverTypeWrapper<SharedWatchlist>;
  Team: ResolverTypeWrapper<Team>;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  Account: ResolverTypeWrapper<AccountValue>;
  AccountMember: ResolverTypeWrapper<AccountMemberValue>;
  CreateWatchlistInput: CreateWatchlistInput;
  UpdateWatchlistInput: UpdateWatchlistInput;
  DeleteWatchlistInput: DeleteWatchlistInput;
  CreateWatchlistSettingInput: CreateWatchlistSettingInput;
  UpdateWatchlistSettingInput: UpdateWatchlistSettingInput;
  DeleteWatchlistSettingInput: DeleteWatchlistSettingInput;
  CreateWatchlistTeamInput: CreateWatchlistTeamInput;
  DeleteWatchlistTeamInput: DeleteWatchlistTeamInput;
  CreateWatchlistShareInput: CreateWatchlistShareInput;
  UpdateWatchlistShareInput: UpdateWatchlistShareInput;
  DeleteWatchlistShareInput: DeleteWatchlistShareInput;
  AddTeamInput: AddTeamInput;
  EditTeamInput: EditTeamInput;
  RemoveTeamInput: RemoveTeamInput;
  AddAccountInput: AddAccountInput;
  EditAccountInput: EditAccountInput;
  UpdateAccountInput: UpdateAccountInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AWSJSON: Scalars['AWSJSON']['output'];
  UserPreferences: UserPreferences;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  UserPreferencesConnection: UserPreferencesConnection;
  CreateUserPreferencesInput: CreateUserPreferencesInput;
  UpdateUserPreferencesInput: UpdateUserPreferencesInput;
  Plan: Plan;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  PlanConnection: PlanConnection;
  Watchlist: WatchlistValue;
  WatchlistAccount: WatchlistAccount;
  WatchlistConnection: Omit<WatchlistConnection, 'items'> & { items: Array<ResolversParentTypes['Watchlist']> };
  WatchlistTeam: WatchlistTeam;
  WatchlistSetting: WatchlistSettingValue;
  WatchlistSettingConnection: Omit<WatchlistSettingConnection, 'items'> & { items: Array<ResolversParentTypes['WatchlistSetting']> };
  WatchlistShare: WatchlistShare;
  SharedWatchlist: SharedWatchlist;
  Team: Team;
  TeamMember: TeamMember;
  Account: AccountValue;
  AccountMember: AccountMemberValue;
  CreateWatchlistInput: CreateWatchlistInput;
  UpdateWatchlistInput: UpdateWatchlistInput;
  DeleteWatchlistInput: DeleteWatchlistInput;
  CreateWatchlistSettingInput: CreateWatchlistSettingInput;
  UpdateWatchlistSettingInput: UpdateWatchlistSettingInput;
  DeleteWatchlistSettingInput: DeleteWatchlistSettingInput;
  CreateWatchlistTeamInput: CreateWatchlistTeamInput;
  DeleteWatchlistTeamInput: DeleteWatchlistTeamInput;
  CreateWatchlistShareInput: CreateWatchlistShareInput;
  UpdateWatchlistShareInput: UpdateWatchlistShareInput;
  DeleteWatchlistShareInput: DeleteWatchlistShareInput;
  AddTeamInput: AddTeamInput;
  EditTeamInput: EditTeamInput;
  RemoveTeamInput: RemoveTeamInput;
  AddAccountInput: AddAccountInput;
  EditAccountInput: EditAccountInput;
  UpdateAccountInput: UpdateAccountInput;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
};

export interface AwsjsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSJSON'], any> {
  name: 'AWSJSON';
}

export type UserPreferencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPreferences'] = ResolversParentTypes['UserPreferences']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
};

export type UserPreferencesConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPreferencesConnection'] = ResolversParentTypes['UserPreferencesConnection']> = {
  items?: Resolver<Array<ResolversTypes['UserPreferences']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  stripePriceID?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceValues?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlanConnection'] = ResolversParentTypes['PlanConnection']> = {
  items?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchlistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Watchlist'] = ResolversParentTypes['Watchlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  admins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accountID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['WatchlistAccount']>, ParentType, ContextType>;
  account_privacy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  datasource?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  updatingData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDataUpdate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['WatchlistTeam']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['WatchlistShare']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['WatchlistSetting']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchlistAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistAccount'] = ResolversParentTypes['WatchlistAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchlistConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistConnection'] = ResolversParentTypes['WatchlistConnection']> = {
  items?: Resolver<Array<ResolversTypes['Watchlist']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchlistTeamResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistTeam'] = ResolversParentTypes['WatchlistTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  watchlistID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WatchlistSettingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistSetting'] = ResolversParentTypes['WatchlistSetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watchlistID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  funding_updates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchlistSettingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistSettingConnection'] = ResolversParentTypes['WatchlistSettingConnection']> = {
  items?: Resolver<Array<ResolversTypes['WatchlistSetting']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchlistShareResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WatchlistShare'] = ResolversParentTypes['WatchlistShare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['SharedWatchlist'], ParentType, ContextType>;
};

export type SharedWatchlistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedWatchlist'] = ResolversParentTypes['SharedWatchlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  referralID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stripeCustomerID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeSubscriptionID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripePriceID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMember'] = ResolversParentTypes['AccountMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  userPreferencesByOwner?: Resolver<ResolversTypes['UserPreferencesConnection'], ParentType, ContextType, RequireFields<QueryUserPreferencesByOwnerArgs, 'owner' | 'limit'>>;
  listPlans?: Resolver<ResolversTypes['PlanConnection'], ParentType, ContextType, RequireFields<QueryListPlansArgs, 'limit'>>;
  getWatchlist?: Resolver<Maybe<ResolversTypes['Watchlist']>, ParentType, ContextType, RequireFields<QueryGetWatchlistArgs, 'id'>>;
  listWatchlists?: Resolver<ResolversTypes['WatchlistConnection'], ParentType, ContextType, RequireFields<QueryListWatchlistsArgs, 'limit'>>;
  watchlistsByAccount?: Resolver<ResolversTypes['WatchlistConnection'], ParentType, ContextType, RequireFields<QueryWatchlistsByAccountArgs, 'accountID' | 'limit'>>;
  watchlistsByTeam?: Resolver<ResolversTypes['WatchlistConnection'], ParentType, ContextType, RequireFields<QueryWatchlistsByTeamArgs, 'teamID' | 'limit'>>;
  watchlistsByOwner?: Resolver<ResolversTypes['WatchlistConnection'], ParentType, ContextType, RequireFields<QueryWatchlistsByOwnerArgs, 'owner' | 'limit'>>;
  watchlistsByOwnerAndAccount?: Resolver<ResolversTypes['WatchlistConnection'], ParentType, ContextType, RequireFields<QueryWatchlistsByOwnerAndAccountArgs, 'owner' | 'accountID' | 'limit'>>;
  watchlistSettingsByOwner?: Resolver<ResolversTypes['WatchlistSettingConnection'], ParentType, ContextType, RequireFields<QueryWatchlistSettingsByOwnerArgs, 'owner' | 'limit'>>;
  watchlistSharesByList?: Resolver<Array<ResolversTypes['WatchlistShare']>, ParentType, ContextType, RequireFields<QueryWatchlistSharesByListArgs, 'watchlistID'>>;
  watchlistSharesByOwner?: Resolver<Array<ResolversTypes['WatchlistShare']>, ParentType, ContextType, RequireFields<QueryWatchlistSharesByOwnerArgs, 'owner'>>;
  getAccount?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryGetAccountArgs, 'id'>>;
  teamsByAccount?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamsByAccountArgs, 'accountID'>>;
  byTeamMember?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryByTeamMemberArgs, 'email'>>;
  byAccountMember?: Resolver<Array<ResolversTypes['AccountMember']>, ParentType, ContextType, RequireFields<QueryByAccountMemberArgs, 'email'>>;
  accountsByCreator?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountsByCreatorArgs, 'creator'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createUserPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationCreateUserPreferencesArgs, 'input'>>;
  updateUserPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationUpdateUserPreferencesArgs, 'input'>>;
  createWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationCreateWatchlistArgs, 'input'>>;
  updateWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistArgs, 'input'>>;
  deleteWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistArgs, 'input'>>;
  createWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationCreateWatchlistSettingArgs, 'input'>>;
  updateWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistSettingArgs, 'input'>>;
  deleteWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistSettingArgs, 'input'>>;
  createWatchlistTeam?: Resolver<ResolversTypes['WatchlistTeam'], ParentType, ContextType, RequireFields<MutationCreateWatchlistTeamArgs, 'input'>>;
  deleteWatchlistTeam?: Resolver<ResolversTypes['WatchlistTeam'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistTeamArgs, 'input'>>;
  createWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationCreateWatchlistShareArgs, 'input'>>;
  updateWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistShareArgs, 'input'>>;
  deleteWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistShareArgs, 'input'>>;
  addTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationAddTeamArgs, 'input'>>;
  editTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationEditTeamArgs, 'input'>>;
  removeTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationRemoveTeamArgs, 'input'>>;
  addAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationAddAccountArgs, 'input'>>;
  editAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationEditAccountArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AWSJSON?: GraphQLScalarType;
  UserPreferences?: UserPreferencesResolvers<ContextType>;
  UserPreferencesConnection?: UserPreferencesConnectionResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanConnection?: PlanConnectionResolvers<ContextType>;
  Watchlist?: WatchlistResolvers<ContextType>;
  WatchlistAccount?: WatchlistAccountResolvers<ContextType>;
  WatchlistConnection?: WatchlistConnectionResolvers<ContextType>;
  WatchlistTeam?: WatchlistTeamResolvers<ContextType>;
  WatchlistSetting?: WatchlistSettingResolvers<ContextType>;
  WatchlistSettingConnection?: WatchlistSettingConnectionResolvers<ContextType>;
  WatchlistShare?: WatchlistShareResolvers<ContextType>;
  SharedWatchlist?: SharedWatchlistResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountMember?: AccountMemberResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

