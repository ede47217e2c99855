import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountValue, AccountMember as AccountMemberValue, WatchlistCard as WatchlistValue, WatchlistSetting as WatchlistSettingValue } from '@fs/api-contract';
import type { CourseCard as CourseValue } from '../areas/courses/repository.ts';
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

export type DeleteUserPreferencesInput = {
  id: Scalars['ID']['input'];
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
  /** pending, inactive or over-limit: why nobody can change the list at present. */
  readOnly?: Maybe<Scalars['String']['output']>;
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
  /** pending, inactive or over-limit: why it can’t be changed at present. */
  readOnly?: Maybe<Scalars['String']['output']>;
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

/** A code of an account that others come with; for the account's owners. */
export type Referral = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  referralType?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  planID?: Maybe<Scalars['ID']['output']>;
  /** Name of the plan. */
  plan?: Maybe<Scalars['String']['output']>;
  uses: Scalars['Int']['output'];
  active: Scalars['Boolean']['output'];
  accountID: Scalars['ID']['output'];
  createdAt: Scalars['String']['output'];
};

export type CreateReferralInput = {
  /** A UUID that the caller makes, so that a repeated call makes one referral. */
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  referralType?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  accountID: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
  /** 0: uses are counted by the server. */
  uses: Scalars['Int']['input'];
};

/** What is left out stays as it is. */
export type UpdateReferralInput = {
  id: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Moves a link to another team. */
export type UpdateWatchlistTeamInput = {
  id: Scalars['ID']['input'];
  teamID: Scalars['ID']['input'];
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
  /** Chosen by the client. A repeated call with the same one changes the pending account instead of making another. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
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

export type RemoveAccountInput = {
  id: Scalars['ID']['input'];
};

/**
 * The invite of a user to a channel (research §3). `owner` is the email that it belongs to, `quebicUserID` the chat user
 * who joined with it.
 */
export type ChannelInvites = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  channelID: Scalars['ID']['output'];
  inviteID: Scalars['ID']['output'];
  quebicUserID?: Maybe<Scalars['String']['output']>;
  lastReadTime?: Maybe<Scalars['String']['output']>;
};

/** `owner` is the email that is invited. `uses` is how often the invite can be used: -1, the default, for any number. */
export type CreateChannelInvitesInput = {
  channelID: Scalars['ID']['input'];
  owner: Scalars['String']['input'];
  uses?: InputMaybe<Scalars['Int']['input']>;
};

/** `quebicUserID` is the chat user who joined with it: the caller. */
export type UpdateChannelInvitesInput = {
  id: Scalars['ID']['input'];
  quebicUserID: Scalars['String']['input'];
};

export type DeleteChannelInvitesInput = {
  id: Scalars['ID']['input'];
};

export type ChannelInvitesConnection = {
  items: Array<ChannelInvites>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Someone of a channel. `owner` is the user's id, or the email of who has not joined yet. */
export type ChannelMember = {
  owner: Scalars['String']['output'];
  /** Null for who created the channel. */
  inviteID?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** For those who may manage the channel, and for oneself. */
  email?: Maybe<Scalars['String']['output']>;
  hasJoined: Scalars['Boolean']['output'];
  /** Who created the channel. */
  isCreator: Scalars['Boolean']['output'];
};

export type ChannelMemberConnection = {
  items: Array<ChannelMember>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** A way to put things in social posts (accounts §3). */
export type SocialTones = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  tone: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  prefix: Scalars['String']['output'];
  suffix: Scalars['String']['output'];
};

/** `slug` is lowercase words joined by hyphens. No two tones have the same slug or order. */
export type CreateSocialTonesInput = {
  slug: Scalars['String']['input'];
  tone: Scalars['String']['input'];
  order: Scalars['Int']['input'];
  prefix: Scalars['String']['input'];
  suffix: Scalars['String']['input'];
};

/** What is left out stays as it is. The slug stays, because jobs name it. */
export type UpdateSocialTonesInput = {
  id: Scalars['ID']['input'];
  tone?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteSocialTonesInput = {
  id: Scalars['ID']['input'];
};

export type SocialTonesConnection = {
  items: Array<SocialTones>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** Work that the server does for a user (research §3): a data snapshot, or what a tool was asked for. */
export type GenericJob = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  /** The owner, too (decision AMB-066). */
  cognitoId: Scalars['String']['output'];
  /** One of `jobTypes`. */
  jobType: Scalars['String']['output'];
  /** What was asked for: `JobInput` of the type. */
  input: Scalars['AWSJSON']['output'];
  /** `JobOutput` of the type, or `{failure}`; null until the job is done. */
  output?: Maybe<Scalars['AWSJSON']['output']>;
  /** `JobMetadata`: times, progress and place in the queue. */
  metadata: Scalars['AWSJSON']['output'];
  content?: Maybe<Scalars['String']['output']>;
  configuration?: Maybe<Scalars['AWSJSON']['output']>;
  /** PENDING, RUNNING, COMPLETE or FAILED. */
  status: Scalars['String']['output'];
  deleted: Scalars['Boolean']['output'];
  /** The document that the job wrote. */
  documentID?: Maybe<Scalars['ID']['output']>;
};

export type GenericJobConnection = {
  items: Array<GenericJob>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

export type CreateGenericJobInput = {
  jobType: Scalars['String']['input'];
  input: Scalars['AWSJSON']['input'];
};

/** PENDING tries a failed job again, and FAILED cancels one. `deleted: false` brings back a deleted job. */
export type UpdateGenericJobInput = {
  id: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteGenericJobInput = {
  id: Scalars['ID']['input'];
};

/** A text of a user (research §3), such as a notebook. */
export type Document = {
  id: Scalars['ID']['output'];
  owner: Scalars['String']['output'];
  partition: Scalars['String']['output'];
  partitionData?: Maybe<Scalars['AWSJSON']['output']>;
  /** One of `documentTypes`. */
  doctype: Scalars['String']['output'];
  name: Scalars['String']['output'];
  input?: Maybe<Scalars['AWSJSON']['output']>;
  /** `{revision, createdAt, updatedAt}`: the revision is sent back with a change. */
  data: Scalars['AWSJSON']['output'];
  content?: Maybe<Scalars['String']['output']>;
  configuration?: Maybe<Scalars['AWSJSON']['output']>;
  /** DRAFT, READY or ERROR. */
  status: Scalars['String']['output'];
  /** Markdown. */
  text: Scalars['String']['output'];
  role?: Maybe<Scalars['String']['output']>;
  /** Whether nobody can change it. */
  locked: Scalars['Boolean']['output'];
};

export type DocumentConnection = {
  items: Array<Document>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

export type CreateDocumentInput = {
  doctype: Scalars['String']['input'];
  name: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

/**
 * `revision` is that of the edited document: after a newer change, the answer is `conflict`. `deleted: false` brings back
 * a deleted document.
 */
export type UpdateDocumentInput = {
  id: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteDocumentInput = {
  id: Scalars['ID']['input'];
};

/** A course of a library, or a report (accounts §3). Of a paid one, callers without paid content get the first section. */
export type Course = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  category: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  short_description: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Markdown. Ask for it where it is wanted, as it may be long. */
  content: Scalars['String']['output'];
  featuredimage?: Maybe<Scalars['String']['output']>;
  published: Scalars['Boolean']['output'];
  featured: Scalars['Boolean']['output'];
  bizAssessmentCategory?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  attachments: Array<CourseAttachment>;
  videos: Array<CourseVideo>;
  /** Whether only users with paid content may read it whole. */
  paid: Scalars['Boolean']['output'];
  /** Whether the caller gets the first section only. */
  locked: Scalars['Boolean']['output'];
  /** Minutes to read and to watch it. */
  minutes: Scalars['Int']['output'];
  /** How far the caller is; null where they did not begin. */
  progress?: Maybe<CourseProgress>;
  /** The next one of its category. */
  next?: Maybe<CourseLink>;
  updatedAt: Scalars['String']['output'];
};

export type CourseAttachment = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  filetype: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Signed for a while; null in a locked course. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CourseVideo = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  previewimage?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  /** Seconds. */
  duration: Scalars['Int']['output'];
  order: Scalars['Int']['output'];
  url?: Maybe<Scalars['String']['output']>;
  /** Signed address of the captions (WebVTT). */
  captions?: Maybe<Scalars['String']['output']>;
  /** Where the caller stopped, in seconds. */
  seconds: Scalars['Int']['output'];
};

export type CourseProgress = {
  percent: Scalars['Int']['output'];
  done: Scalars['Boolean']['output'];
};

export type CourseLink = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  category: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type CourseConnection = {
  items: Array<Course>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** One of our own articles (research §3), for editors. */
export type CuratedArticle = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Markdown. */
  content: Scalars['String']['output'];
  image?: Maybe<Scalars['String']['output']>;
  published_time: Scalars['String']['output'];
  featured: Scalars['Boolean']['output'];
  /** Slug of a Market Pulse category. */
  mpn_category?: Maybe<Scalars['String']['output']>;
  /** Key points. */
  summary: Array<Scalars['String']['output']>;
  org_id?: Maybe<Scalars['ID']['output']>;
  keywords: Array<Scalars['String']['output']>;
};

/** `slug` is made of the title unless given; `article_id` is the article of another site that this one is about. */
export type CreateCuratedArticleInput = {
  title: Scalars['String']['input'];
  description: Scalars['String']['input'];
  content?: InputMaybe<Scalars['String']['input']>;
  image: Scalars['String']['input'];
  published_time: Scalars['String']['input'];
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  marketpulse_category?: InputMaybe<Scalars['String']['input']>;
  summary: Array<Scalars['String']['input']>;
  keywords: Array<Scalars['String']['input']>;
  org_id: Scalars['ID']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
  article_id?: InputMaybe<Scalars['ID']['input']>;
};

/** What is left out stays as it is. `revision` is that of the edited article: after a newer change, the answer is `conflict`. */
export type UpdateCuratedArticleInput = {
  id: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  published_time?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  marketpulse_category?: InputMaybe<Scalars['String']['input']>;
  summary?: InputMaybe<Array<Scalars['String']['input']>>;
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DeleteCuratedArticleInput = {
  id: Scalars['ID']['input'];
};

/** A result of the business assessment (research §3), for the user who took it. */
export type BusinessAssessmentResult = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  /** `{name, company}`. */
  userData: Scalars['AWSJSON']['output'];
  /** `[{category, score}]`, the strongest category first: the server computes it from the answers. */
  result: Scalars['AWSJSON']['output'];
  /** `[{id, category, answer}]`. */
  questions: Scalars['AWSJSON']['output'];
};

/** `questions` are `[{id, answer}]`, one answer to each question. */
export type CreateBusinessAssessmentResultInput = {
  email: Scalars['String']['input'];
  userData: Scalars['AWSJSON']['input'];
  questions: Scalars['AWSJSON']['input'];
};

/** What is left out stays as it is. */
export type UpdateBusinessAssessmentResultInput = {
  id: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  userData?: InputMaybe<Scalars['AWSJSON']['input']>;
  questions?: InputMaybe<Scalars['AWSJSON']['input']>;
};

export type DeleteBusinessAssessmentResultInput = {
  id: Scalars['ID']['input'];
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
  /** The referrals of an account that the caller owns, the newest first. */
  referralsByAccount: Array<Referral>;
  /** The teams of an account that the caller is of. */
  teamsByAccount: Array<Team>;
  /** The teams of `email`, who must be the caller. */
  byTeamMember: Array<TeamMember>;
  /** The accounts of `email`, who must be the caller; those that they own among them. */
  byAccountMember: Array<AccountMember>;
  /** The accounts that `creator`, who must be the caller, made: PERSONAL, ORGANIZATION, or both. */
  accountsByCreator: Array<Account>;
  /** A published course, for signed-out users too; editors see the others as well. A former slug leads to its course. */
  courseBySlug?: Maybe<Course>;
  /** Published courses, for signed-out users too; at most `limit` (100 at most) a page. So are the next two. */
  featuredCourses: CourseConnection;
  /** The featured ones first, then in the order that editors gave them. */
  coursesByCategory: CourseConnection;
  listCourses: CourseConnection;
  /** The invites of `owner`, who must be the caller; at most `limit` (100 at most) a page. */
  channelsByUser: ChannelInvitesConnection;
  /** Who is in a channel of the caller's, and who is invited for those who may manage it; at most `limit` a page. */
  channelMembers: ChannelMemberConnection;
  /** Tones of social posts, in their order. */
  listSocialToness: SocialTonesConnection;
  /** A job of the caller; `not-found` for any other. */
  getGenericJob: GenericJob;
  /** The jobs of `owner`, who must be the caller, the newest first: of one type, or of all. */
  genericJobsByOwner: GenericJobConnection;
  /** A document of the caller; `not-found` for any other. */
  getDocument: Document;
  /** The documents of `owner`, who must be the caller, the last changed first, without their texts. */
  documentsByOwner: DocumentConnection;
  /** One of our own articles, for editors: `forbidden` for others. */
  getCuratedArticle: CuratedArticle;
  /** A result of the caller; `not-found` for any other. */
  getBusinessAssessmentResult: BusinessAssessmentResult;
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


export type QueryReferralsByAccountArgs = {
  accountID: Scalars['ID']['input'];
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


export type QueryCourseBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryFeaturedCoursesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCoursesByCategoryArgs = {
  category: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListCoursesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelsByUserArgs = {
  owner: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelMembersArgs = {
  channelID: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListSocialTonessArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetGenericJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGenericJobsByOwnerArgs = {
  owner: Scalars['String']['input'];
  jobType?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentsByOwnerArgs = {
  owner: Scalars['String']['input'];
  doctype: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCuratedArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetBusinessAssessmentResultArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  /** Starts a job. `forbidden` without the tool’s capability, `over-limit` past what the plan includes. */
  createGenericJob: GenericJob;
  updateGenericJob: GenericJob;
  /** Cancels a job, and deletes it with its file. */
  deleteGenericJob: GenericJob;
  createDocument: Document;
  updateDocument: Document;
  deleteDocument: Document;
  /** Keeps a first value under a key; `conflict` when the caller has one already. */
  createUserPreferences: UserPreferences;
  /** Replaces value and details of a preference of the caller's. */
  updateUserPreferences: UserPreferences;
  deleteUserPreferences: UserPreferences;
  /** Tones are for everyone, and changed by administrators: `forbidden` for others. */
  createSocialTones: SocialTones;
  updateSocialTones: SocialTones;
  deleteSocialTones: SocialTones;
  /** Invites an email to a channel that the caller may manage; `conflict` for someone who is in it or invited already. */
  createChannelInvites: ChannelInvites;
  /** Says who joined by an invite of the caller's. */
  updateChannelInvites: ChannelInvites;
  /** Withdraws an invite, or declines one's own. */
  deleteChannelInvites: ChannelInvites;
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
  updateWatchlistTeam: WatchlistTeam;
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
  /** Makes a referral code of an account that the caller owns. */
  createReferral: Referral;
  /** Describes a referral, or switches it off and on. */
  updateReferral: Referral;
  /** Changes what an account is called and looks like. */
  updateAccount: Account;
  /**
   * Deletes an organization that the caller owns, after a recent login; `conflict` while its plan is paid. Its lists become
   * personal lists of those who own them.
   */
  removeAccount: Account;
  /** Our own articles are written by editors: `forbidden` for others, `invalid` for an id that another article has. */
  createCuratedArticle: CuratedArticle;
  updateCuratedArticle: CuratedArticle;
  deleteCuratedArticle: CuratedArticle;
  /** Takes the business assessment. */
  createBusinessAssessmentResult: BusinessAssessmentResult;
  updateBusinessAssessmentResult: BusinessAssessmentResult;
  deleteBusinessAssessmentResult: BusinessAssessmentResult;
};


export type MutationCreateGenericJobArgs = {
  input: CreateGenericJobInput;
};


export type MutationUpdateGenericJobArgs = {
  input: UpdateGenericJobInput;
};


export type MutationDeleteGenericJobArgs = {
  input: DeleteGenericJobInput;
};


export type MutationCreateDocumentArgs = {
  input: CreateDocumentInput;
};


export type MutationUpdateDocumentArgs = {
  input: UpdateDocumentInput;
};


export type MutationDeleteDocumentArgs = {
  input: DeleteDocumentInput;
};


export type MutationCreateUserPreferencesArgs = {
  input: CreateUserPreferencesInput;
};


export type MutationUpdateUserPreferencesArgs = {
  input: UpdateUserPreferencesInput;
};


export type MutationDeleteUserPreferencesArgs = {
  input: DeleteUserPreferencesInput;
};


export type MutationCreateSocialTonesArgs = {
  input: CreateSocialTonesInput;
};


export type MutationUpdateSocialTonesArgs = {
  input: UpdateSocialTonesInput;
};


export type MutationDeleteSocialTonesArgs = {
  input: DeleteSocialTonesInput;
};


export type MutationCreateChannelInvitesArgs = {
  input: CreateChannelInvitesInput;
};


export type MutationUpdateChannelInvitesArgs = {
  input: UpdateChannelInvitesInput;
};


export type MutationDeleteChannelInvitesArgs = {
  input: DeleteChannelInvitesInput;
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


export type MutationUpdateWatchlistTeamArgs = {
  input: UpdateWatchlistTeamInput;
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


export type MutationCreateReferralArgs = {
  input: CreateReferralInput;
};


export type MutationUpdateReferralArgs = {
  input: UpdateReferralInput;
};


export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


export type MutationRemoveAccountArgs = {
  input: RemoveAccountInput;
};


export type MutationCreateCuratedArticleArgs = {
  input: CreateCuratedArticleInput;
};


export type MutationUpdateCuratedArticleArgs = {
  input: UpdateCuratedArticleInput;
};


export type MutationDeleteCuratedArticleArgs = {
  input: DeleteCuratedArticleInput;
};


export type MutationCreateBusinessAssessmentResultArgs = {
  input: CreateBusinessAssessmentResultInput;
};


export type MutationUpdateBusinessAssessmentResultArgs = {
  input: UpdateBusinessAssessmentResultInput;
};


export type MutationDeleteBusinessAssessmentResultArgs = {
  input: DeleteBusinessAssessmentResultInput;
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
  DeleteUserPreferencesInput: DeleteUserPreferencesInput;
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
  Referral: ResolverTypeWrapper<Referral>;
  CreateReferralInput: CreateReferralInput;
  UpdateReferralInput: UpdateReferralInput;
  CreateWatchlistInput: CreateWatchlistInput;
  UpdateWatchlistInput: UpdateWatchlistInput;
  DeleteWatchlistInput: DeleteWatchlistInput;
  CreateWatchlistSettingInput: CreateWatchlistSettingInput;
  UpdateWatchlistSettingInput: UpdateWatchlistSettingInput;
  DeleteWatchlistSettingInput: DeleteWatchlistSettingInput;
  CreateWatchlistTeamInput: CreateWatchlistTeamInput;
  UpdateWatchlistTeamInput: UpdateWatchlistTeamInput;
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
  RemoveAccountInput: RemoveAccountInput;
  ChannelInvites: ResolverTypeWrapper<ChannelInvites>;
  CreateChannelInvitesInput: CreateChannelInvitesInput;
  UpdateChannelInvitesInput: UpdateChannelInvitesInput;
  DeleteChannelInvitesInput: DeleteChannelInvitesInput;
  ChannelInvitesConnection: ResolverTypeWrapper<ChannelInvitesConnection>;
  ChannelMember: ResolverTypeWrapper<ChannelMember>;
  ChannelMemberConnection: ResolverTypeWrapper<ChannelMemberConnection>;
  SocialTones: ResolverTypeWrapper<SocialTones>;
  CreateSocialTonesInput: CreateSocialTonesInput;
  UpdateSocialTonesInput: UpdateSocialTonesInput;
  DeleteSocialTonesInput: DeleteSocialTonesInput;
  SocialTonesConnection: ResolverTypeWrapper<SocialTonesConnection>;
  GenericJob: ResolverTypeWrapper<GenericJob>;
  GenericJobConnection: ResolverTypeWrapper<GenericJobConnection>;
  CreateGenericJobInput: CreateGenericJobInput;
  UpdateGenericJobInput: UpdateGenericJobInput;
  DeleteGenericJobInput: DeleteGenericJobInput;
  Document: ResolverTypeWrapper<Document>;
  DocumentConnection: ResolverTypeWrapper<DocumentConnection>;
  CreateDocumentInput: CreateDocumentInput;
  UpdateDocumentInput: UpdateDocumentInput;
  DeleteDocumentInput: DeleteDocumentInput;
  Course: ResolverTypeWrapper<CourseValue>;
  CourseAttachment: ResolverTypeWrapper<CourseAttachment>;
  CourseVideo: ResolverTypeWrapper<CourseVideo>;
  CourseProgress: ResolverTypeWrapper<CourseProgress>;
  CourseLink: ResolverTypeWrapper<CourseLink>;
  CourseConnection: ResolverTypeWrapper<Omit<CourseConnection, 'items'> & { items: Array<ResolversTypes['Course']> }>;
  CuratedArticle: ResolverTypeWrapper<CuratedArticle>;
  CreateCuratedArticleInput: CreateCuratedArticleInput;
  UpdateCuratedArticleInput: UpdateCuratedArticleInput;
  DeleteCuratedArticleInput: DeleteCuratedArticleInput;
  BusinessAssessmentResult: ResolverTypeWrapper<BusinessAssessmentResult>;
  CreateBusinessAssessmentResultInput: CreateBusinessAssessmentResultInput;
  UpdateBusinessAssessmentResultInput: UpdateBusinessAssessmentResultInput;
  DeleteBusinessAssessmentResultInput: DeleteBusinessAssessmentResultInput;
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
  DeleteUserPreferencesInput: DeleteUserPreferencesInput;
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
  Referral: Referral;
  CreateReferralInput: CreateReferralInput;
  UpdateReferralInput: UpdateReferralInput;
  CreateWatchlistInput: CreateWatchlistInput;
  UpdateWatchlistInput: UpdateWatchlistInput;
  DeleteWatchlistInput: DeleteWatchlistInput;
  CreateWatchlistSettingInput: CreateWatchlistSettingInput;
  UpdateWatchlistSettingInput: UpdateWatchlistSettingInput;
  DeleteWatchlistSettingInput: DeleteWatchlistSettingInput;
  CreateWatchlistTeamInput: CreateWatchlistTeamInput;
  UpdateWatchlistTeamInput: UpdateWatchlistTeamInput;
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
  RemoveAccountInput: RemoveAccountInput;
  ChannelInvites: ChannelInvites;
  CreateChannelInvitesInput: CreateChannelInvitesInput;
  UpdateChannelInvitesInput: UpdateChannelInvitesInput;
  DeleteChannelInvitesInput: DeleteChannelInvitesInput;
  ChannelInvitesConnection: ChannelInvitesConnection;
  ChannelMember: ChannelMember;
  ChannelMemberConnection: ChannelMemberConnection;
  SocialTones: SocialTones;
  CreateSocialTonesInput: CreateSocialTonesInput;
  UpdateSocialTonesInput: UpdateSocialTonesInput;
  DeleteSocialTonesInput: DeleteSocialTonesInput;
  SocialTonesConnection: SocialTonesConnection;
  GenericJob: GenericJob;
  GenericJobConnection: GenericJobConnection;
  CreateGenericJobInput: CreateGenericJobInput;
  UpdateGenericJobInput: UpdateGenericJobInput;
  DeleteGenericJobInput: DeleteGenericJobInput;
  Document: Document;
  DocumentConnection: DocumentConnection;
  CreateDocumentInput: CreateDocumentInput;
  UpdateDocumentInput: UpdateDocumentInput;
  DeleteDocumentInput: DeleteDocumentInput;
  Course: CourseValue;
  CourseAttachment: CourseAttachment;
  CourseVideo: CourseVideo;
  CourseProgress: CourseProgress;
  CourseLink: CourseLink;
  CourseConnection: Omit<CourseConnection, 'items'> & { items: Array<ResolversParentTypes['Course']> };
  CuratedArticle: CuratedArticle;
  CreateCuratedArticleInput: CreateCuratedArticleInput;
  UpdateCuratedArticleInput: UpdateCuratedArticleInput;
  DeleteCuratedArticleInput: DeleteCuratedArticleInput;
  BusinessAssessmentResult: BusinessAssessmentResult;
  CreateBusinessAssessmentResultInput: CreateBusinessAssessmentResultInput;
  UpdateBusinessAssessmentResultInput: UpdateBusinessAssessmentResultInput;
  DeleteBusinessAssessmentResultInput: DeleteBusinessAssessmentResultInput;
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
  readOnly?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  readOnly?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ReferralResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accountID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelInvitesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChannelInvites'] = ResolversParentTypes['ChannelInvites']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quebicUserID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastReadTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelInvitesConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChannelInvitesConnection'] = ResolversParentTypes['ChannelInvitesConnection']> = {
  items?: Resolver<Array<ResolversTypes['ChannelInvites']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChannelMember'] = ResolversParentTypes['ChannelMember']> = {
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviteID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelMemberConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChannelMemberConnection'] = ResolversParentTypes['ChannelMemberConnection']> = {
  items?: Resolver<Array<ResolversTypes['ChannelMember']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SocialTonesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SocialTones'] = ResolversParentTypes['SocialTones']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialTonesConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SocialTonesConnection'] = ResolversParentTypes['SocialTonesConnection']> = {
  items?: Resolver<Array<ResolversTypes['SocialTones']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GenericJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenericJob'] = ResolversParentTypes['GenericJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cognitoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configuration?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documentID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GenericJobConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenericJobConnection'] = ResolversParentTypes['GenericJobConnection']> = {
  items?: Resolver<Array<ResolversTypes['GenericJob']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partitionData?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  doctype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configuration?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  items?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featuredimage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bizAssessmentCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['CourseAttachment']>, ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['CourseVideo']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['CourseProgress']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['CourseLink']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseAttachmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourseAttachment'] = ResolversParentTypes['CourseAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseVideoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourseVideo'] = ResolversParentTypes['CourseVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewimage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseProgressResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourseProgress'] = ResolversParentTypes['CourseProgress']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourseLink'] = ResolversParentTypes['CourseLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourseConnection'] = ResolversParentTypes['CourseConnection']> = {
  items?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CuratedArticleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CuratedArticle'] = ResolversParentTypes['CuratedArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published_time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mpn_category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  org_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessAssessmentResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BusinessAssessmentResult'] = ResolversParentTypes['BusinessAssessmentResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userData?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
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
  referralsByAccount?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<QueryReferralsByAccountArgs, 'accountID'>>;
  teamsByAccount?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamsByAccountArgs, 'accountID'>>;
  byTeamMember?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryByTeamMemberArgs, 'email'>>;
  byAccountMember?: Resolver<Array<ResolversTypes['AccountMember']>, ParentType, ContextType, RequireFields<QueryByAccountMemberArgs, 'email'>>;
  accountsByCreator?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountsByCreatorArgs, 'creator'>>;
  courseBySlug?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseBySlugArgs, 'slug'>>;
  featuredCourses?: Resolver<ResolversTypes['CourseConnection'], ParentType, ContextType, RequireFields<QueryFeaturedCoursesArgs, 'limit'>>;
  coursesByCategory?: Resolver<ResolversTypes['CourseConnection'], ParentType, ContextType, RequireFields<QueryCoursesByCategoryArgs, 'category' | 'limit'>>;
  listCourses?: Resolver<ResolversTypes['CourseConnection'], ParentType, ContextType, RequireFields<QueryListCoursesArgs, 'limit'>>;
  channelsByUser?: Resolver<ResolversTypes['ChannelInvitesConnection'], ParentType, ContextType, RequireFields<QueryChannelsByUserArgs, 'owner' | 'limit'>>;
  channelMembers?: Resolver<ResolversTypes['ChannelMemberConnection'], ParentType, ContextType, RequireFields<QueryChannelMembersArgs, 'channelID' | 'limit'>>;
  listSocialToness?: Resolver<ResolversTypes['SocialTonesConnection'], ParentType, ContextType, RequireFields<QueryListSocialTonessArgs, 'limit'>>;
  getGenericJob?: Resolver<ResolversTypes['GenericJob'], ParentType, ContextType, RequireFields<QueryGetGenericJobArgs, 'id'>>;
  genericJobsByOwner?: Resolver<ResolversTypes['GenericJobConnection'], ParentType, ContextType, RequireFields<QueryGenericJobsByOwnerArgs, 'owner' | 'limit'>>;
  getDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<QueryGetDocumentArgs, 'id'>>;
  documentsByOwner?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, RequireFields<QueryDocumentsByOwnerArgs, 'owner' | 'doctype' | 'limit'>>;
  getCuratedArticle?: Resolver<ResolversTypes['CuratedArticle'], ParentType, ContextType, RequireFields<QueryGetCuratedArticleArgs, 'id'>>;
  getBusinessAssessmentResult?: Resolver<ResolversTypes['BusinessAssessmentResult'], ParentType, ContextType, RequireFields<QueryGetBusinessAssessmentResultArgs, 'id'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createGenericJob?: Resolver<ResolversTypes['GenericJob'], ParentType, ContextType, RequireFields<MutationCreateGenericJobArgs, 'input'>>;
  updateGenericJob?: Resolver<ResolversTypes['GenericJob'], ParentType, ContextType, RequireFields<MutationUpdateGenericJobArgs, 'input'>>;
  deleteGenericJob?: Resolver<ResolversTypes['GenericJob'], ParentType, ContextType, RequireFields<MutationDeleteGenericJobArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationCreateDocumentArgs, 'input'>>;
  updateDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationUpdateDocumentArgs, 'input'>>;
  deleteDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationDeleteDocumentArgs, 'input'>>;
  createUserPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationCreateUserPreferencesArgs, 'input'>>;
  updateUserPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationUpdateUserPreferencesArgs, 'input'>>;
  deleteUserPreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationDeleteUserPreferencesArgs, 'input'>>;
  createSocialTones?: Resolver<ResolversTypes['SocialTones'], ParentType, ContextType, RequireFields<MutationCreateSocialTonesArgs, 'input'>>;
  updateSocialTones?: Resolver<ResolversTypes['SocialTones'], ParentType, ContextType, RequireFields<MutationUpdateSocialTonesArgs, 'input'>>;
  deleteSocialTones?: Resolver<ResolversTypes['SocialTones'], ParentType, ContextType, RequireFields<MutationDeleteSocialTonesArgs, 'input'>>;
  createChannelInvites?: Resolver<ResolversTypes['ChannelInvites'], ParentType, ContextType, RequireFields<MutationCreateChannelInvitesArgs, 'input'>>;
  updateChannelInvites?: Resolver<ResolversTypes['ChannelInvites'], ParentType, ContextType, RequireFields<MutationUpdateChannelInvitesArgs, 'input'>>;
  deleteChannelInvites?: Resolver<ResolversTypes['ChannelInvites'], ParentType, ContextType, RequireFields<MutationDeleteChannelInvitesArgs, 'input'>>;
  createWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationCreateWatchlistArgs, 'input'>>;
  updateWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistArgs, 'input'>>;
  deleteWatchlist?: Resolver<ResolversTypes['Watchlist'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistArgs, 'input'>>;
  createWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationCreateWatchlistSettingArgs, 'input'>>;
  updateWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistSettingArgs, 'input'>>;
  deleteWatchlistSetting?: Resolver<ResolversTypes['WatchlistSetting'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistSettingArgs, 'input'>>;
  createWatchlistTeam?: Resolver<ResolversTypes['WatchlistTeam'], ParentType, ContextType, RequireFields<MutationCreateWatchlistTeamArgs, 'input'>>;
  updateWatchlistTeam?: Resolver<ResolversTypes['WatchlistTeam'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistTeamArgs, 'input'>>;
  deleteWatchlistTeam?: Resolver<ResolversTypes['WatchlistTeam'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistTeamArgs, 'input'>>;
  createWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationCreateWatchlistShareArgs, 'input'>>;
  updateWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationUpdateWatchlistShareArgs, 'input'>>;
  deleteWatchlistShare?: Resolver<ResolversTypes['WatchlistShare'], ParentType, ContextType, RequireFields<MutationDeleteWatchlistShareArgs, 'input'>>;
  addTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationAddTeamArgs, 'input'>>;
  editTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationEditTeamArgs, 'input'>>;
  removeTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationRemoveTeamArgs, 'input'>>;
  addAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationAddAccountArgs, 'input'>>;
  editAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationEditAccountArgs, 'input'>>;
  createReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationCreateReferralArgs, 'input'>>;
  updateReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationUpdateReferralArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  removeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationRemoveAccountArgs, 'input'>>;
  createCuratedArticle?: Resolver<ResolversTypes['CuratedArticle'], ParentType, ContextType, RequireFields<MutationCreateCuratedArticleArgs, 'input'>>;
  updateCuratedArticle?: Resolver<ResolversTypes['CuratedArticle'], ParentType, ContextType, RequireFields<MutationUpdateCuratedArticleArgs, 'input'>>;
  deleteCuratedArticle?: Resolver<ResolversTypes['CuratedArticle'], ParentType, ContextType, RequireFields<MutationDeleteCuratedArticleArgs, 'input'>>;
  createBusinessAssessmentResult?: Resolver<ResolversTypes['BusinessAssessmentResult'], ParentType, ContextType, RequireFields<MutationCreateBusinessAssessmentResultArgs, 'input'>>;
  updateBusinessAssessmentResult?: Resolver<ResolversTypes['BusinessAssessmentResult'], ParentType, ContextType, RequireFields<MutationUpdateBusinessAssessmentResultArgs, 'input'>>;
  deleteBusinessAssessmentResult?: Resolver<ResolversTypes['BusinessAssessmentResult'], ParentType, ContextType, RequireFields<MutationDeleteBusinessAssessmentResultArgs, 'input'>>;
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
  Referral?: ReferralResolvers<ContextType>;
  ChannelInvites?: ChannelInvitesResolvers<ContextType>;
  ChannelInvitesConnection?: ChannelInvitesConnectionResolvers<ContextType>;
  ChannelMember?: ChannelMemberResolvers<ContextType>;
  ChannelMemberConnection?: ChannelMemberConnectionResolvers<ContextType>;
  SocialTones?: SocialTonesResolvers<ContextType>;
  SocialTonesConnection?: SocialTonesConnectionResolvers<ContextType>;
  GenericJob?: GenericJobResolvers<ContextType>;
  GenericJobConnection?: GenericJobConnectionResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseAttachment?: CourseAttachmentResolvers<ContextType>;
  CourseVideo?: CourseVideoResolvers<ContextType>;
  CourseProgress?: CourseProgressResolvers<ContextType>;
  CourseLink?: CourseLinkResolvers<ContextType>;
  CourseConnection?: CourseConnectionResolvers<ContextType>;
  CuratedArticle?: CuratedArticleResolvers<ContextType>;
  BusinessAssessmentResult?: BusinessAssessmentResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

