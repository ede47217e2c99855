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

export type DeleteUserPreferencesInput = {
  id: string | number;
};

export type CreateReferralInput = {
  /** A UUID that the caller makes, so that a repeated call makes one referral. */
  id: string | number;
  code: string;
  referralType?: string | null | undefined;
  description: string;
  accountID: string | number;
  active: boolean;
  /** 0: uses are counted by the server. */
  uses: number;
};

/** What is left out stays as it is. */
export type UpdateReferralInput = {
  id: string | number;
  description?: string | null | undefined;
  active?: boolean | null | undefined;
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

/** Moves a link to another team. */
export type UpdateWatchlistTeamInput = {
  id: string | number;
  teamID: string | number;
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
  /** Chosen by the client. A repeated call with the same one changes the pending account instead of making another. */
  clientKey?: string | null | undefined;
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

export type RemoveAccountInput = {
  id: string | number;
};

/** `owner` is the email that is invited. `uses` is how often the invite can be used: -1, the default, for any number. */
export type CreateChannelInvitesInput = {
  channelID: string | number;
  owner: string;
  uses?: number | null | undefined;
};

/** `quebicUserID` is the chat user who joined with it: the caller. */
export type UpdateChannelInvitesInput = {
  id: string | number;
  quebicUserID: string;
};

export type DeleteChannelInvitesInput = {
  id: string | number;
};

/** `slug` is lowercase words joined by hyphens. No two tones have the same slug or order. */
export type CreateSocialTonesInput = {
  slug: string;
  tone: string;
  order: number;
  prefix: string;
  suffix: string;
};

/** What is left out stays as it is. The slug stays, because jobs name it. */
export type UpdateSocialTonesInput = {
  id: string | number;
  tone?: string | null | undefined;
  order?: number | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
};

export type DeleteSocialTonesInput = {
  id: string | number;
};

export type CreateGenericJobInput = {
  jobType: string;
  input: string;
};

/** PENDING tries a failed job again, and FAILED cancels one. `deleted: false` brings back a deleted job. */
export type UpdateGenericJobInput = {
  id: string | number;
  status?: string | null | undefined;
  deleted?: boolean | null | undefined;
};

export type DeleteGenericJobInput = {
  id: string | number;
};

export type CreateDocumentInput = {
  doctype: string;
  name: string;
  text?: string | null | undefined;
};

/**
 * `revision` is that of the edited document: after a newer change, the answer is `conflict`. `deleted: false` brings back
 * a deleted document.
 */
export type UpdateDocumentInput = {
  id: string | number;
  revision?: number | null | undefined;
  name?: string | null | undefined;
  text?: string | null | undefined;
  status?: string | null | undefined;
  deleted?: boolean | null | undefined;
};

export type DeleteDocumentInput = {
  id: string | number;
};

/** `slug` is made of the title unless given; `article_id` is the article of another site that this one is about. */
export type CreateCuratedArticleInput = {
  title: string;
  description: string;
  content?: string | null | undefined;
  image: string;
  published_time: string;
  featured?: boolean | null | undefined;
  marketpulse_category?: string | null | undefined;
  summary: Array<string>;
  keywords: Array<string>;
  org_id: string | number;
  slug?: string | null | undefined;
  article_id?: string | number | null | undefined;
};

/** What is left out stays as it is. `revision` is that of the edited article: after a newer change, the answer is `conflict`. */
export type UpdateCuratedArticleInput = {
  id: string | number;
  revision?: number | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  content?: string | null | undefined;
  image?: string | null | undefined;
  published_time?: string | null | undefined;
  featured?: boolean | null | undefined;
  marketpulse_category?: string | null | undefined;
  summary?: Array<string> | null | undefined;
  keywords?: Array<string> | null | undefined;
};

export type DeleteCuratedArticleInput = {
  id: string | number;
};

/** `questions` are `[{id, answer}]`, one answer to each question. */
export type CreateBusinessAssessmentResultInput = {
  email: string;
  userData: string;
  questions: string;
};

/** What is left out stays as it is. */
export type UpdateBusinessAssessmentResultInput = {
  id: string | number;
  email?: string | null | undefined;
  userData?: string | null | undefined;
  questions?: string | null | undefined;
};

export type DeleteBusinessAssessmentResultInput = {
  id: string | number;
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


export type AddTeamMutation = { addTeam: { id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null } };

export type ByAccountMemberQueryVariables = Exact<{
  email: string;
}>;


export type ByAccountMemberQuery = { byAccountMember: Array<{ id: string, accountID: string, email: string, account: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } }> };

export type ByTeamMemberQueryVariables = Exact<{
  email: string;
}>;


export type ByTeamMemberQuery = { byTeamMember: Array<{ id: string, email: string, accountID: string, teamID: string, team: { id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null } }> };

export type ChannelMembersQueryVariables = Exact<{
  channelID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ChannelMembersQuery = { channelMembers: { nextToken: string | null, items: Array<{ owner: string, inviteID: string | null, name: string, email: string | null, hasJoined: boolean, isCreator: boolean }> } };

export type ChannelsByUserQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ChannelsByUserQuery = { channelsByUser: { nextToken: string | null, items: Array<{ id: string, owner: string, channelID: string, inviteID: string, quebicUserID: string | null, lastReadTime: string | null }> } };

export type CourseBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type CourseBySlugQuery = { courseBySlug: { content: string, id: string, name: string, category: string, slug: string, short_description: string, description: string, featuredimage: string | null, published: boolean, featured: boolean, bizAssessmentCategory: string | null, order: number, paid: boolean, locked: boolean, minutes: number, updatedAt: string, attachments: Array<{ id: string, title: string, description: string, filetype: string, order: number, name: string, size: number, url: string | null }>, videos: Array<{ id: string, title: string, previewimage: string | null, description: string, duration: number, order: number, url: string | null, captions: string | null, seconds: number }>, next: { id: string, name: string, category: string, slug: string } | null, progress: { percent: number, done: boolean } | null } | null };

export type CoursesByCategoryQueryVariables = Exact<{
  category: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CoursesByCategoryQuery = { coursesByCategory: { nextToken: string | null, items: Array<{ id: string, name: string, category: string, slug: string, short_description: string, description: string, featuredimage: string | null, published: boolean, featured: boolean, bizAssessmentCategory: string | null, order: number, paid: boolean, locked: boolean, minutes: number, updatedAt: string, progress: { percent: number, done: boolean } | null }> } };

export type CreateBusinessAssessmentResultMutationVariables = Exact<{
  input: CreateBusinessAssessmentResultInput;
}>;


export type CreateBusinessAssessmentResultMutation = { createBusinessAssessmentResult: { id: string, email: string, userData: string, result: string, questions: string } };

export type CreateChannelInvitesMutationVariables = Exact<{
  input: CreateChannelInvitesInput;
}>;


export type CreateChannelInvitesMutation = { createChannelInvites: { id: string, owner: string, channelID: string, inviteID: string, quebicUserID: string | null, lastReadTime: string | null } };

export type CreateCuratedArticleMutationVariables = Exact<{
  input: CreateCuratedArticleInput;
}>;


export type CreateCuratedArticleMutation = { createCuratedArticle: { id: string, title: string, description: string, content: string, image: string | null, published_time: string, featured: boolean, mpn_category: string | null, summary: Array<string>, org_id: string | null, keywords: Array<string> } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, owner: string, partition: string, partitionData: string | null, doctype: string, name: string, input: string | null, data: string, content: string | null, configuration: string | null, status: string, text: string, role: string | null, locked: boolean } };

export type CreateGenericJobMutationVariables = Exact<{
  input: CreateGenericJobInput;
}>;


export type CreateGenericJobMutation = { createGenericJob: { id: string, owner: string, cognitoId: string, jobType: string, input: string, output: string | null, metadata: string, content: string | null, configuration: string | null, status: string, deleted: boolean, documentID: string | null } };

export type CreateReferralMutationVariables = Exact<{
  input: CreateReferralInput;
}>;


export type CreateReferralMutation = { createReferral: { id: string, code: string, referralType: string | null, description: string, planID: string | null, plan: string | null, uses: number, active: boolean, accountID: string, createdAt: string } };

export type CreateSocialTonesMutationVariables = Exact<{
  input: CreateSocialTonesInput;
}>;


export type CreateSocialTonesMutation = { createSocialTones: { id: string, slug: string, tone: string, order: number, prefix: string, suffix: string } };

export type CreateUserPreferencesMutationVariables = Exact<{
  input: CreateUserPreferencesInput;
}>;


export type CreateUserPreferencesMutation = { createUserPreferences: { id: string, owner: string, key: string, value: string | null, details: string | null } };

export type CreateWatchlistMutationVariables = Exact<{
  input: CreateWatchlistInput;
}>;


export type CreateWatchlistMutation = { createWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } };

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

export type DeleteBusinessAssessmentResultMutationVariables = Exact<{
  input: DeleteBusinessAssessmentResultInput;
}>;


export type DeleteBusinessAssessmentResultMutation = { deleteBusinessAssessmentResult: { id: string, email: string, userData: string, result: string, questions: string } };

export type DeleteChannelInvitesMutationVariables = Exact<{
  input: DeleteChannelInvitesInput;
}>;


export type DeleteChannelInvitesMutation = { deleteChannelInvites: { id: string, owner: string, channelID: string, inviteID: string, quebicUserID: string | null, lastReadTime: string | null } };

export type DeleteCuratedArticleMutationVariables = Exact<{
  input: DeleteCuratedArticleInput;
}>;


export type DeleteCuratedArticleMutation = { deleteCuratedArticle: { id: string, title: string, description: string, content: string, image: string | null, published_time: string, featured: boolean, mpn_category: string | null, summary: Array<string>, org_id: string | null, keywords: Array<string> } };

export type DeleteDocumentMutationVariables = Exact<{
  input: DeleteDocumentInput;
}>;


export type DeleteDocumentMutation = { deleteDocument: { id: string, owner: string, partition: string, partitionData: string | null, doctype: string, name: string, input: string | null, data: string, content: string | null, configuration: string | null, status: string, text: string, role: string | null, locked: boolean } };

export type DeleteGenericJobMutationVariables = Exact<{
  input: DeleteGenericJobInput;
}>;


export type DeleteGenericJobMutation = { deleteGenericJob: { id: string, owner: string, cognitoId: string, jobType: string, input: string, output: string | null, metadata: string, content: string | null, configuration: string | null, status: string, deleted: boolean, documentID: string | null } };

export type DeleteSocialTonesMutationVariables = Exact<{
  input: DeleteSocialTonesInput;
}>;


export type DeleteSocialTonesMutation = { deleteSocialTones: { id: string, slug: string, tone: string, order: number, prefix: string, suffix: string } };

export type DeleteUserPreferencesMutationVariables = Exact<{
  input: DeleteUserPreferencesInput;
}>;


export type DeleteUserPreferencesMutation = { deleteUserPreferences: { id: string, owner: string, key: string, value: string | null, details: string | null } };

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

export type DocumentsByOwnerQueryVariables = Exact<{
  owner: string;
  doctype: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type DocumentsByOwnerQuery = { documentsByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, partition: string, partitionData: string | null, doctype: string, name: string, input: string | null, data: string, content: string | null, configuration: string | null, status: string, role: string | null, locked: boolean }> } };

export type EditAccountMutationVariables = Exact<{
  input: EditAccountInput;
}>;


export type EditAccountMutation = { editAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type EditTeamMutationVariables = Exact<{
  input: EditTeamInput;
}>;


export type EditTeamMutation = { editTeam: { id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null } };

export type FeaturedCoursesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type FeaturedCoursesQuery = { featuredCourses: { nextToken: string | null, items: Array<{ id: string, name: string, category: string, slug: string, short_description: string, description: string, featuredimage: string | null, published: boolean, featured: boolean, bizAssessmentCategory: string | null, order: number, paid: boolean, locked: boolean, minutes: number, updatedAt: string, progress: { percent: number, done: boolean } | null }> } };

export type GenericJobsByOwnerQueryVariables = Exact<{
  owner: string;
  jobType?: string | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type GenericJobsByOwnerQuery = { genericJobsByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, cognitoId: string, jobType: string, input: string, output: string | null, metadata: string, content: string | null, configuration: string | null, status: string, deleted: boolean, documentID: string | null }> } };

export type GetAccountQueryVariables = Exact<{
  id: string | number;
}>;


export type GetAccountQuery = { getAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } | null };

export type AccountFieldsFragment = { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null };

export type GetBusinessAssessmentResultQueryVariables = Exact<{
  id: string | number;
}>;


export type GetBusinessAssessmentResultQuery = { getBusinessAssessmentResult: { id: string, email: string, userData: string, result: string, questions: string } };

export type GetCuratedArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type GetCuratedArticleQuery = { getCuratedArticle: { id: string, title: string, description: string, content: string, image: string | null, published_time: string, featured: boolean, mpn_category: string | null, summary: Array<string>, org_id: string | null, keywords: Array<string> } };

export type GetDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type GetDocumentQuery = { getDocument: { id: string, owner: string, partition: string, partitionData: string | null, doctype: string, name: string, input: string | null, data: string, content: string | null, configuration: string | null, status: string, text: string, role: string | null, locked: boolean } };

export type GetGenericJobQueryVariables = Exact<{
  id: string | number;
}>;


export type GetGenericJobQuery = { getGenericJob: { id: string, owner: string, cognitoId: string, jobType: string, input: string, output: string | null, metadata: string, content: string | null, configuration: string | null, status: string, deleted: boolean, documentID: string | null } };

export type GetWatchlistQueryVariables = Exact<{
  id: string | number;
}>;


export type GetWatchlistQuery = { getWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } | null };

export type WatchlistCardFieldsFragment = { id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> };

export type ListCoursesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCoursesQuery = { listCourses: { nextToken: string | null, items: Array<{ id: string, name: string, category: string, slug: string, short_description: string, description: string, featuredimage: string | null, published: boolean, featured: boolean, bizAssessmentCategory: string | null, order: number, paid: boolean, locked: boolean, minutes: number, updatedAt: string, progress: { percent: number, done: boolean } | null }> } };

export type CourseCardFieldsFragment = { id: string, name: string, category: string, slug: string, short_description: string, description: string, featuredimage: string | null, published: boolean, featured: boolean, bizAssessmentCategory: string | null, order: number, paid: boolean, locked: boolean, minutes: number, updatedAt: string, progress: { percent: number, done: boolean } | null };

export type ListPlansQueryVariables = Exact<{
  listed?: boolean | null | undefined;
  planType?: string | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListPlansQuery = { listPlans: { nextToken: string | null, items: Array<{ id: string, name: string, description: string, limits: string, stripePriceID: Array<string>, priceValues: string, listed: boolean, order: number, planType: string, createdAt: string, updatedAt: string }> } };

export type ListSocialTonessQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListSocialTonessQuery = { listSocialToness: { nextToken: string | null, items: Array<{ id: string, slug: string, tone: string, order: number, prefix: string, suffix: string }> } };

export type ListWatchlistsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListWatchlistsQuery = { listWatchlists: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type ReferralsByAccountQueryVariables = Exact<{
  accountID: string | number;
}>;


export type ReferralsByAccountQuery = { referralsByAccount: Array<{ id: string, code: string, referralType: string | null, description: string, planID: string | null, plan: string | null, uses: number, active: boolean, accountID: string, createdAt: string }> };

export type ReferralFieldsFragment = { id: string, code: string, referralType: string | null, description: string, planID: string | null, plan: string | null, uses: number, active: boolean, accountID: string, createdAt: string };

export type RemoveAccountMutationVariables = Exact<{
  input: RemoveAccountInput;
}>;


export type RemoveAccountMutation = { removeAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type RemoveTeamMutationVariables = Exact<{
  input: RemoveTeamInput;
}>;


export type RemoveTeamMutation = { removeTeam: { id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null } };

export type TeamsByAccountQueryVariables = Exact<{
  accountID: string | number;
}>;


export type TeamsByAccountQuery = { teamsByAccount: Array<{ id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null }> };

export type TeamFieldsFragment = { id: string, name: string, description: string, accountID: string, members: Array<string>, readOnly: string | null };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: string, creator: string, owners: Array<string>, members: Array<string>, name: string, description: string, logo: string | null, limits: string | null, referralID: string | null, createdAt: string, updatedAt: string, plan: string, accountType: string, accountStatus: string, stripeCustomerID: string | null, stripeSubscriptionID: string | null, stripePriceID: string | null, planID: string, referral: string | null } };

export type UpdateBusinessAssessmentResultMutationVariables = Exact<{
  input: UpdateBusinessAssessmentResultInput;
}>;


export type UpdateBusinessAssessmentResultMutation = { updateBusinessAssessmentResult: { id: string, email: string, userData: string, result: string, questions: string } };

export type UpdateChannelInvitesMutationVariables = Exact<{
  input: UpdateChannelInvitesInput;
}>;


export type UpdateChannelInvitesMutation = { updateChannelInvites: { id: string, owner: string, channelID: string, inviteID: string, quebicUserID: string | null, lastReadTime: string | null } };

export type UpdateCuratedArticleMutationVariables = Exact<{
  input: UpdateCuratedArticleInput;
}>;


export type UpdateCuratedArticleMutation = { updateCuratedArticle: { id: string, title: string, description: string, content: string, image: string | null, published_time: string, featured: boolean, mpn_category: string | null, summary: Array<string>, org_id: string | null, keywords: Array<string> } };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, owner: string, partition: string, partitionData: string | null, doctype: string, name: string, input: string | null, data: string, content: string | null, configuration: string | null, status: string, text: string, role: string | null, locked: boolean } };

export type UpdateGenericJobMutationVariables = Exact<{
  input: UpdateGenericJobInput;
}>;


export type UpdateGenericJobMutation = { updateGenericJob: { id: string, owner: string, cognitoId: string, jobType: string, input: string, output: string | null, metadata: string, content: string | null, configuration: string | null, status: string, deleted: boolean, documentID: string | null } };

export type UpdateReferralMutationVariables = Exact<{
  input: UpdateReferralInput;
}>;


export type UpdateReferralMutation = { updateReferral: { id: string, code: string, referralType: string | null, description: string, planID: string | null, plan: string | null, uses: number, active: boolean, accountID: string, createdAt: string } };

export type UpdateSocialTonesMutationVariables = Exact<{
  input: UpdateSocialTonesInput;
}>;


export type UpdateSocialTonesMutation = { updateSocialTones: { id: string, slug: string, tone: string, order: number, prefix: string, suffix: string } };

export type UpdateUserPreferencesMutationVariables = Exact<{
  input: UpdateUserPreferencesInput;
}>;


export type UpdateUserPreferencesMutation = { updateUserPreferences: { id: string, owner: string, key: string, value: string | null, details: string | null } };

export type UpdateWatchlistMutationVariables = Exact<{
  input: UpdateWatchlistInput;
}>;


export type UpdateWatchlistMutation = { updateWatchlist: { items: string, id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> } };

export type UpdateWatchlistSettingMutationVariables = Exact<{
  input: UpdateWatchlistSettingInput;
}>;


export type UpdateWatchlistSettingMutation = { updateWatchlistSetting: { id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null } };

export type UpdateWatchlistShareMutationVariables = Exact<{
  input: UpdateWatchlistShareInput;
}>;


export type UpdateWatchlistShareMutation = { updateWatchlistShare: { id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } } };

export type UpdateWatchlistTeamMutationVariables = Exact<{
  input: UpdateWatchlistTeamInput;
}>;


export type UpdateWatchlistTeamMutation = { updateWatchlistTeam: { id: string, accountID: string, teamID: string, watchlistID: string } };

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


export type WatchlistsByAccountQuery = { watchlistsByAccount: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByOwnerQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByOwnerQuery = { watchlistsByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByOwnerAndAccountQueryVariables = Exact<{
  owner: string;
  accountID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByOwnerAndAccountQuery = { watchlistsByOwnerAndAccount: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

export type WatchlistsByTeamQueryVariables = Exact<{
  teamID: string | number;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type WatchlistsByTeamQuery = { watchlistsByTeam: { nextToken: string | null, items: Array<{ id: string, owner: string, ownerName: string, viewers: Array<string>, admins: Array<string>, name: string, description: string, itemCount: number, accountID: string | null, account_privacy: string, teamID: string | null, columns: string | null, metadata: string, datasource: string | null, updatingData: boolean, lastDataUpdate: string | null, readOnly: string | null, createdAt: string, updatedAt: string, account: { id: string, name: string } | null, teams: Array<{ id: string, accountID: string, teamID: string, watchlistID: string }>, shares: Array<{ id: string, owner: string | null, email: string, role: string, list: { id: string, name: string } }>, settings: Array<{ id: string, owner: string, watchlistID: string, starred: boolean, email: boolean, follow: boolean, funding_updates: boolean, preferences: string | null, lastSeen: string | null }> }> } };

/** An operation as text that knows what it takes and gives. Text, because a parsed document is four times as large. */
export type TypedDocument<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

export const AccountsByCreatorDocument = "query AccountsByCreator($creator:String!$accountType:String){accountsByCreator(creator:$creator accountType:$accountType){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<AccountsByCreatorQuery, AccountsByCreatorQueryVariables>;

export const AddAccountDocument = "mutation AddAccount($input:AddAccountInput!){addAccount(input:$input){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<AddAccountMutation, AddAccountMutationVariables>;

export const AddTeamDocument = "mutation AddTeam($input:AddTeamInput!){addTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members readOnly}" as TypedDocument<AddTeamMutation, AddTeamMutationVariables>;

export const ByAccountMemberDocument = "query ByAccountMember($email:String!){byAccountMember(email:$email){id accountID email account{...AccountFields}}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<ByAccountMemberQuery, ByAccountMemberQueryVariables>;

export const ByTeamMemberDocument = "query ByTeamMember($email:String!){byTeamMember(email:$email){id email accountID teamID team{...TeamFields}}}fragment TeamFields on Team{id name description accountID members readOnly}" as TypedDocument<ByTeamMemberQuery, ByTeamMemberQueryVariables>;

export const ChannelMembersDocument = "query ChannelMembers($channelID:ID!$limit:Int$nextToken:String){channelMembers(channelID:$channelID limit:$limit nextToken:$nextToken){items{owner inviteID name email hasJoined isCreator}nextToken}}" as TypedDocument<ChannelMembersQuery, ChannelMembersQueryVariables>;

export const ChannelsByUserDocument = "query ChannelsByUser($owner:String!$limit:Int$nextToken:String){channelsByUser(owner:$owner limit:$limit nextToken:$nextToken){items{id owner channelID inviteID quebicUserID lastReadTime}nextToken}}" as TypedDocument<ChannelsByUserQuery, ChannelsByUserQueryVariables>;

export const CourseBySlugDocument = "query CourseBySlug($slug:String!){courseBySlug(slug:$slug){...CourseCardFields content attachments{id title description filetype order name size url}videos{id title previewimage description duration order url captions seconds}next{id name category slug}}}fragment CourseCardFields on Course{id name category slug short_description description featuredimage published featured bizAssessmentCategory order paid locked minutes progress{percent done}updatedAt}" as TypedDocument<CourseBySlugQuery, CourseBySlugQueryVariables>;

export const CoursesByCategoryDocument = "query CoursesByCategory($category:String!$limit:Int$nextToken:String){coursesByCategory(category:$category limit:$limit nextToken:$nextToken){items{...CourseCardFields}nextToken}}fragment CourseCardFields on Course{id name category slug short_description description featuredimage published featured bizAssessmentCategory order paid locked minutes progress{percent done}updatedAt}" as TypedDocument<CoursesByCategoryQuery, CoursesByCategoryQueryVariables>;

export const CreateBusinessAssessmentResultDocument = "mutation CreateBusinessAssessmentResult($input:CreateBusinessAssessmentResultInput!){createBusinessAssessmentResult(input:$input){id email userData result questions}}" as TypedDocument<CreateBusinessAssessmentResultMutation, CreateBusinessAssessmentResultMutationVariables>;

export const CreateChannelInvitesDocument = "mutation CreateChannelInvites($input:CreateChannelInvitesInput!){createChannelInvites(input:$input){id owner channelID inviteID quebicUserID lastReadTime}}" as TypedDocument<CreateChannelInvitesMutation, CreateChannelInvitesMutationVariables>;

export const CreateCuratedArticleDocument = "mutation CreateCuratedArticle($input:CreateCuratedArticleInput!){createCuratedArticle(input:$input){id title description content image published_time featured mpn_category summary org_id keywords}}" as TypedDocument<CreateCuratedArticleMutation, CreateCuratedArticleMutationVariables>;

export const CreateDocumentDocument = "mutation CreateDocument($input:CreateDocumentInput!){createDocument(input:$input){id owner partition partitionData doctype name input data content configuration status text role locked}}" as TypedDocument<CreateDocumentMutation, CreateDocumentMutationVariables>;

export const CreateGenericJobDocument = "mutation CreateGenericJob($input:CreateGenericJobInput!){createGenericJob(input:$input){id owner cognitoId jobType input output metadata content configuration status deleted documentID}}" as TypedDocument<CreateGenericJobMutation, CreateGenericJobMutationVariables>;

export const CreateReferralDocument = "mutation CreateReferral($input:CreateReferralInput!){createReferral(input:$input){...ReferralFields}}fragment ReferralFields on Referral{id code referralType description planID plan uses active accountID createdAt}" as TypedDocument<CreateReferralMutation, CreateReferralMutationVariables>;

export const CreateSocialTonesDocument = "mutation CreateSocialTones($input:CreateSocialTonesInput!){createSocialTones(input:$input){id slug tone order prefix suffix}}" as TypedDocument<CreateSocialTonesMutation, CreateSocialTonesMutationVariables>;

export const CreateUserPreferencesDocument = "mutation CreateUserPreferences($input:CreateUserPreferencesInput!){createUserPreferences(input:$input){id owner key value details}}" as TypedDocument<CreateUserPreferencesMutation, CreateUserPreferencesMutationVariables>;

export const CreateWatchlistDocument = "mutation CreateWatchlist($input:CreateWatchlistInput!){createWatchlist(input:$input){...WatchlistCardFields items}}fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}" as TypedDocument<CreateWatchlistMutation, CreateWatchlistMutationVariables>;

export const CreateWatchlistSettingDocument = "mutation CreateWatchlistSetting($input:CreateWatchlistSettingInput!){createWatchlistSetting(input:$input){...WatchlistSettingFields}}fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}" as TypedDocument<CreateWatchlistSettingMutation, CreateWatchlistSettingMutationVariables>;

export const CreateWatchlistShareDocument = "mutation CreateWatchlistShare($input:CreateWatchlistShareInput!){createWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<CreateWatchlistShareMutation, CreateWatchlistShareMutationVariables>;

export const CreateWatchlistTeamDocument = "mutation CreateWatchlistTeam($input:CreateWatchlistTeamInput!){createWatchlistTeam(input:$input){id accountID teamID watchlistID}}" as TypedDocument<CreateWatchlistTeamMutation, CreateWatchlistTeamMutationVariables>;

export const DeleteBusinessAssessmentResultDocument = "mutation DeleteBusinessAssessmentResult($input:DeleteBusinessAssessmentResultInput!){deleteBusinessAssessmentResult(input:$input){id email userData result questions}}" as TypedDocument<DeleteBusinessAssessmentResultMutation, DeleteBusinessAssessmentResultMutationVariables>;

export const DeleteChannelInvitesDocument = "mutation DeleteChannelInvites($input:DeleteChannelInvitesInput!){deleteChannelInvites(input:$input){id owner channelID inviteID quebicUserID lastReadTime}}" as TypedDocument<DeleteChannelInvitesMutation, DeleteChannelInvitesMutationVariables>;

export const DeleteCuratedArticleDocument = "mutation DeleteCuratedArticle($input:DeleteCuratedArticleInput!){deleteCuratedArticle(input:$input){id title description content image published_time featured mpn_category summary org_id keywords}}" as TypedDocument<DeleteCuratedArticleMutation, DeleteCuratedArticleMutationVariables>;

export const DeleteDocumentDocument = "mutation DeleteDocument($input:DeleteDocumentInput!){deleteDocument(input:$input){id owner partition partitionData doctype name input data content configuration status text role locked}}" as TypedDocument<DeleteDocumentMutation, DeleteDocumentMutationVariables>;

export const DeleteGenericJobDocument = "mutation DeleteGenericJob($input:DeleteGenericJobInput!){deleteGenericJob(input:$input){id owner cognitoId jobType input output metadata content configuration status deleted documentID}}" as TypedDocument<DeleteGenericJobMutation, DeleteGenericJobMutationVariables>;

export const DeleteSocialTonesDocument = "mutation DeleteSocialTones($input:DeleteSocialTonesInput!){deleteSocialTones(input:$input){id slug tone order prefix suffix}}" as TypedDocument<DeleteSocialTonesMutation, DeleteSocialTonesMutationVariables>;

export const DeleteUserPreferencesDocument = "mutation DeleteUserPreferences($input:DeleteUserPreferencesInput!){deleteUserPreferences(input:$input){id owner key value details}}" as TypedDocument<DeleteUserPreferencesMutation, DeleteUserPreferencesMutationVariables>;

export const DeleteWatchlistDocument = "mutation DeleteWatchlist($input:DeleteWatchlistInput!){deleteWatchlist(input:$input){id}}" as TypedDocument<DeleteWatchlistMutation, DeleteWatchlistMutationVariables>;

export const DeleteWatchlistSettingDocument = "mutation DeleteWatchlistSetting($input:DeleteWatchlistSettingInput!){deleteWatchlistSetting(input:$input){id}}" as TypedDocument<DeleteWatchlistSettingMutation, DeleteWatchlistSettingMutationVariables>;

export const DeleteWatchlistShareDocument = "mutation DeleteWatchlistShare($input:DeleteWatchlistShareInput!){deleteWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<DeleteWatchlistShareMutation, DeleteWatchlistShareMutationVariables>;

export const DeleteWatchlistTeamDocument = "mutation DeleteWatchlistTeam($input:DeleteWatchlistTeamInput!){deleteWatchlistTeam(input:$input){id}}" as TypedDocument<DeleteWatchlistTeamMutation, DeleteWatchlistTeamMutationVariables>;

export const DocumentsByOwnerDocument = "query DocumentsByOwner($owner:String!$doctype:String!$limit:Int$nextToken:String){documentsByOwner(owner:$owner doctype:$doctype limit:$limit nextToken:$nextToken){items{id owner partition partitionData doctype name input data content configuration status role locked}nextToken}}" as TypedDocument<DocumentsByOwnerQuery, DocumentsByOwnerQueryVariables>;

export const EditAccountDocument = "mutation EditAccount($input:EditAccountInput!){editAccount(input:$input){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<EditAccountMutation, EditAccountMutationVariables>;

export const EditTeamDocument = "mutation EditTeam($input:EditTeamInput!){editTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members readOnly}" as TypedDocument<EditTeamMutation, EditTeamMutationVariables>;

export const FeaturedCoursesDocument = "query FeaturedCourses($limit:Int$nextToken:String){featuredCourses(limit:$limit nextToken:$nextToken){items{...CourseCardFields}nextToken}}fragment CourseCardFields on Course{id name category slug short_description description featuredimage published featured bizAssessmentCategory order paid locked minutes progress{percent done}updatedAt}" as TypedDocument<FeaturedCoursesQuery, FeaturedCoursesQueryVariables>;

export const GenericJobsByOwnerDocument = "query GenericJobsByOwner($owner:String!$jobType:String$limit:Int$nextToken:String){genericJobsByOwner(owner:$owner jobType:$jobType limit:$limit nextToken:$nextToken){items{id owner cognitoId jobType input output metadata content configuration status deleted documentID}nextToken}}" as TypedDocument<GenericJobsByOwnerQuery, GenericJobsByOwnerQueryVariables>;

export const GetAccountDocument = "query GetAccount($id:ID!){getAccount(id:$id){...AccountFields}}fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}" as TypedDocument<GetAccountQuery, GetAccountQueryVariables>;

export const GetBusinessAssessmentResultDocument = "query GetBusinessAssessmentResult($id:ID!){getBusinessAssessmentResult(id:$id){id email userData result questions}}" as TypedDocument<GetBusinessAssessmentResultQuery, GetBusinessAssessmentResultQueryVariables>;

export const GetCuratedArticleDocument = "query GetCuratedArticle($id:ID!){getCuratedArticle(id:$id){id title description content image published_time featured mpn_category summary org_id keywords}}" as TypedDocument<GetCuratedArticleQuery, GetCuratedArticleQueryVariables>;

export const GetDocumentDocument = "query GetDocument($id:ID!){getDocument(id:$id){id owner partition partitionData doctype name input data content configuration status text role locked}}" as TypedDocument<GetDocumentQuery, GetDocumentQueryVariables>;

export const GetGenericJobDocument = "query GetGenericJob($id:ID!){getGenericJob(id:$id){id owner cognitoId jobType input output metadata content configuration status deleted documentID}}" as TypedDocument<GetGenericJobQuery, GetGenericJobQueryVariables>;

export const GetWatchlistDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}query GetWatchlist($id:ID!){getWatchlist(id:$id){...WatchlistCardFields items}}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}" as TypedDocument<GetWatchlistQuery, GetWatchlistQueryVariables>;

export const ListCoursesDocument = "query ListCourses($limit:Int$nextToken:String){listCourses(limit:$limit nextToken:$nextToken){items{...CourseCardFields}nextToken}}fragment CourseCardFields on Course{id name category slug short_description description featuredimage published featured bizAssessmentCategory order paid locked minutes progress{percent done}updatedAt}" as TypedDocument<ListCoursesQuery, ListCoursesQueryVariables>;

export const ListPlansDocument = "query ListPlans($listed:Boolean$planType:String$limit:Int$nextToken:String){listPlans(listed:$listed planType:$planType limit:$limit nextToken:$nextToken){items{id name description limits stripePriceID priceValues listed order planType createdAt updatedAt}nextToken}}" as TypedDocument<ListPlansQuery, ListPlansQueryVariables>;

export const ListSocialTonessDocument = "query ListSocialToness($limit:Int$nextToken:String){listSocialToness(limit:$limit nextToken:$nextToken){items{id slug tone order prefix suffix}nextToken}}" as TypedDocument<ListSocialTonessQuery, ListSocialTonessQueryVariables>;

export const ListWatchlistsDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query ListWatchlists($limit:Int$nextToken:String){listWatchlists(limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<ListWatchlistsQuery, ListWatchlistsQueryVariables>;

export const ReferralsByAccountDocument = "query ReferralsByAccount($accountID:ID!){referralsByAccount(accountID:$accountID){...ReferralFields}}fragment ReferralFields on Referral{id code referralType description planID plan uses active accountID createdAt}" as TypedDocument<ReferralsByAccountQuery, ReferralsByAccountQueryVariables>;

export const RemoveAccountDocument = "fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}mutation RemoveAccount($input:RemoveAccountInput!){removeAccount(input:$input){...AccountFields}}" as TypedDocument<RemoveAccountMutation, RemoveAccountMutationVariables>;

export const RemoveTeamDocument = "mutation RemoveTeam($input:RemoveTeamInput!){removeTeam(input:$input){...TeamFields}}fragment TeamFields on Team{id name description accountID members readOnly}" as TypedDocument<RemoveTeamMutation, RemoveTeamMutationVariables>;

export const TeamsByAccountDocument = "query TeamsByAccount($accountID:ID!){teamsByAccount(accountID:$accountID){...TeamFields}}fragment TeamFields on Team{id name description accountID members readOnly}" as TypedDocument<TeamsByAccountQuery, TeamsByAccountQueryVariables>;

export const UpdateAccountDocument = "fragment AccountFields on Account{id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral}mutation UpdateAccount($input:UpdateAccountInput!){updateAccount(input:$input){...AccountFields}}" as TypedDocument<UpdateAccountMutation, UpdateAccountMutationVariables>;

export const UpdateBusinessAssessmentResultDocument = "mutation UpdateBusinessAssessmentResult($input:UpdateBusinessAssessmentResultInput!){updateBusinessAssessmentResult(input:$input){id email userData result questions}}" as TypedDocument<UpdateBusinessAssessmentResultMutation, UpdateBusinessAssessmentResultMutationVariables>;

export const UpdateChannelInvitesDocument = "mutation UpdateChannelInvites($input:UpdateChannelInvitesInput!){updateChannelInvites(input:$input){id owner channelID inviteID quebicUserID lastReadTime}}" as TypedDocument<UpdateChannelInvitesMutation, UpdateChannelInvitesMutationVariables>;

export const UpdateCuratedArticleDocument = "mutation UpdateCuratedArticle($input:UpdateCuratedArticleInput!){updateCuratedArticle(input:$input){id title description content image published_time featured mpn_category summary org_id keywords}}" as TypedDocument<UpdateCuratedArticleMutation, UpdateCuratedArticleMutationVariables>;

export const UpdateDocumentDocument = "mutation UpdateDocument($input:UpdateDocumentInput!){updateDocument(input:$input){id owner partition partitionData doctype name input data content configuration status text role locked}}" as TypedDocument<UpdateDocumentMutation, UpdateDocumentMutationVariables>;

export const UpdateGenericJobDocument = "mutation UpdateGenericJob($input:UpdateGenericJobInput!){updateGenericJob(input:$input){id owner cognitoId jobType input output metadata content configuration status deleted documentID}}" as TypedDocument<UpdateGenericJobMutation, UpdateGenericJobMutationVariables>;

export const UpdateReferralDocument = "fragment ReferralFields on Referral{id code referralType description planID plan uses active accountID createdAt}mutation UpdateReferral($input:UpdateReferralInput!){updateReferral(input:$input){...ReferralFields}}" as TypedDocument<UpdateReferralMutation, UpdateReferralMutationVariables>;

export const UpdateSocialTonesDocument = "mutation UpdateSocialTones($input:UpdateSocialTonesInput!){updateSocialTones(input:$input){id slug tone order prefix suffix}}" as TypedDocument<UpdateSocialTonesMutation, UpdateSocialTonesMutationVariables>;

export const UpdateUserPreferencesDocument = "mutation UpdateUserPreferences($input:UpdateUserPreferencesInput!){updateUserPreferences(input:$input){id owner key value details}}" as TypedDocument<UpdateUserPreferencesMutation, UpdateUserPreferencesMutationVariables>;

export const UpdateWatchlistDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}mutation UpdateWatchlist($input:UpdateWatchlistInput!){updateWatchlist(input:$input){...WatchlistCardFields items}}" as TypedDocument<UpdateWatchlistMutation, UpdateWatchlistMutationVariables>;

export const UpdateWatchlistSettingDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}mutation UpdateWatchlistSetting($input:UpdateWatchlistSettingInput!){updateWatchlistSetting(input:$input){...WatchlistSettingFields}}" as TypedDocument<UpdateWatchlistSettingMutation, UpdateWatchlistSettingMutationVariables>;

export const UpdateWatchlistShareDocument = "mutation UpdateWatchlistShare($input:UpdateWatchlistShareInput!){updateWatchlistShare(input:$input){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<UpdateWatchlistShareMutation, UpdateWatchlistShareMutationVariables>;

export const UpdateWatchlistTeamDocument = "mutation UpdateWatchlistTeam($input:UpdateWatchlistTeamInput!){updateWatchlistTeam(input:$input){id accountID teamID watchlistID}}" as TypedDocument<UpdateWatchlistTeamMutation, UpdateWatchlistTeamMutationVariables>;

export const UserPreferencesByOwnerDocument = "query UserPreferencesByOwner($owner:String!$limit:Int$nextToken:String){userPreferencesByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{id owner key value details}nextToken}}" as TypedDocument<UserPreferencesByOwnerQuery, UserPreferencesByOwnerQueryVariables>;

export const WatchlistEtagDocument = "query WatchlistEtag($id:ID!){getWatchlist(id:$id){metadata}}" as TypedDocument<WatchlistEtagQuery, WatchlistEtagQueryVariables>;

export const WatchlistSettingsByOwnerDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}query WatchlistSettingsByOwner($owner:String!$limit:Int$nextToken:String){watchlistSettingsByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{...WatchlistSettingFields}nextToken}}" as TypedDocument<WatchlistSettingsByOwnerQuery, WatchlistSettingsByOwnerQueryVariables>;

export const WatchlistSharesByListDocument = "query WatchlistSharesByList($watchlistID:ID!){watchlistSharesByList(watchlistID:$watchlistID){...WatchlistShareFields}}fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}" as TypedDocument<WatchlistSharesByListQuery, WatchlistSharesByListQueryVariables>;

export const WatchlistSharesByOwnerDocument = "fragment WatchlistShareFields on WatchlistShare{id owner email role list{id name}}query WatchlistSharesByOwner($owner:String!){watchlistSharesByOwner(owner:$owner){...WatchlistShareFields}}" as TypedDocument<WatchlistSharesByOwnerQuery, WatchlistSharesByOwnerQueryVariables>;

export const WatchlistsByAccountDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByAccount($accountID:ID!$limit:Int$nextToken:String){watchlistsByAccount(accountID:$accountID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByAccountQuery, WatchlistsByAccountQueryVariables>;

export const WatchlistsByOwnerDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByOwner($owner:String!$limit:Int$nextToken:String){watchlistsByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByOwnerQuery, WatchlistsByOwnerQueryVariables>;

export const WatchlistsByOwnerAndAccountDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByOwnerAndAccount($owner:String!$accountID:ID!$limit:Int$nextToken:String){watchlistsByOwnerAndAccount(owner:$owner accountID:$accountID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByOwnerAndAccountQuery, WatchlistsByOwnerAndAccountQueryVariables>;

export const WatchlistsByTeamDocument = "fragment WatchlistSettingFields on WatchlistSetting{id owner watchlistID starred email follow funding_updates preferences lastSeen}fragment WatchlistCardFields on Watchlist{id owner ownerName viewers admins name description itemCount accountID account{id name}account_privacy teamID columns metadata datasource updatingData lastDataUpdate readOnly teams{id accountID teamID watchlistID}shares{id owner email role list{id name}}settings{...WatchlistSettingFields}createdAt updatedAt}query WatchlistsByTeam($teamID:ID!$limit:Int$nextToken:String){watchlistsByTeam(teamID:$teamID limit:$limit nextToken:$nextToken){items{...WatchlistCardFields}nextToken}}" as TypedDocument<WatchlistsByTeamQuery, WatchlistsByTeamQueryVariables>;
