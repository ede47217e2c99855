import { randomInt, randomUUID } from 'node:crypto';
import { assessmentBody } from './assessmentExamples.ts';
import type { OwnRecords } from './ownRecords.ts';

const quote = JSON.stringify;

/**
 * The arguments and selection of every query and mutation, such that the call succeeds for the owner of the records.
 */
export const operations: Readonly<Record<string, (own: OwnRecords) => string>> = {
  userPreferencesByOwner: ({ userId }) => `(owner: ${quote(userId)}) { __typename }`,
  listPlans: () => '{ __typename }',
  courseBySlug: () => '(slug: "know-your-runway") { id }',
  featuredCourses: () => '{ __typename }',
  coursesByCategory: () => '(category: "sales") { __typename }',
  listCourses: () => '{ __typename }',
  getWatchlist: ({ listId }) => `(id: ${quote(listId)}) { id }`,
  listWatchlists: () => '{ __typename }',
  watchlistsByAccount: ({ accountId }) => `(accountID: ${quote(accountId)}) { __typename }`,
  watchlistsByTeam: ({ teamId }) => `(teamID: ${quote(teamId)}) { __typename }`,
  watchlistsByOwner: ({ userId }) => `(owner: ${quote(userId)}) { __typename }`,
  watchlistsByOwnerAndAccount: ({ userId, accountId }) =>
    `(owner: ${quote(userId)}, accountID: ${quote(accountId)}) { __typename }`,
  watchlistSettingsByOwner: ({ userId }) => `(owner: ${quote(userId)}) { __typename }`,
  watchlistSharesByList: ({ listId }) => `(watchlistID: ${quote(listId)}) { id }`,
  watchlistSharesByOwner: ({ email }) => `(owner: ${quote(email)}) { id }`,
  getAccount: ({ accountId }) => `(id: ${quote(accountId)}) { id }`,
  teamsByAccount: ({ accountId }) => `(accountID: ${quote(accountId)}) { id }`,
  byTeamMember: ({ email }) => `(email: ${quote(email)}) { __typename }`,
  byAccountMember: ({ email }) => `(email: ${quote(email)}) { __typename }`,
  accountsByCreator: ({ userId }) => `(creator: ${quote(userId)}) { id }`,
  referralsByAccount: ({ accountId }) => `(accountID: ${quote(accountId)}) { id }`,
  channelsByUser: ({ email }) => `(owner: ${quote(email)}) { __typename }`,
  channelMembers: ({ channelId }) => `(channelID: ${quote(channelId)}) { __typename }`,
  listSocialToness: () => '{ __typename }',
  getGenericJob: ({ jobId }) => `(id: ${quote(jobId)}) { id }`,
  genericJobsByOwner: ({ userId }) => `(owner: ${quote(userId)}) { __typename }`,
  getDocument: ({ documentId }) => `(id: ${quote(documentId)}) { id }`,
  documentsByOwner: ({ userId }) => `(owner: ${quote(userId)}, doctype: "blog") { __typename }`,
  createGenericJob: () =>
    `(input: { jobType: "snapshot", input: ${quote(
      JSON.stringify({ table: 'companies', name: 'Companies', words: [], filters: [], sort: [] }),
    )} }) { id }`,
  updateGenericJob: ({ jobId }) => `(input: { id: ${quote(jobId)}, status: "FAILED" }) { id }`,
  deleteGenericJob: ({ jobId }) => `(input: { id: ${quote(jobId)} }) { id }`,
  createDocument: () => '(input: { doctype: "blog", name: "Draft" }) { id }',
  updateDocument: ({ documentId }) => `(input: { id: ${quote(documentId)}, revision: 1, name: "Other" }) { id }`,
  deleteDocument: ({ documentId }) => `(input: { id: ${quote(documentId)} }) { id }`,
  getCuratedArticle: ({ articleId }) => `(id: ${quote(articleId)}) { id }`,
  createCuratedArticle: ({ companyId }) =>
    `(input: { title: ${quote(`Matrix ${randomUUID()}`)}, description: "New", image: "https://images.example/one.png", published_time: "2026-01-05T08:00:00.000Z", summary: ["A point"], keywords: [], org_id: ${quote(companyId)} }) { id }`,
  updateCuratedArticle: ({ articleId }) =>
    `(input: { id: ${quote(articleId)}, description: "Other", image: "https://images.example/one.png", summary: ["A point"] }) { id }`,
  deleteCuratedArticle: ({ articleId }) => `(input: { id: ${quote(articleId)} }) { id }`,
  getBusinessAssessmentResult: ({ assessmentId }) => `(id: ${quote(assessmentId)}) { id }`,
  createBusinessAssessmentResult: () =>
    `(input: { email: "matrix@foresight.example", userData: ${quote(JSON.stringify(assessmentBody.userData))}, questions: ${quote(JSON.stringify(assessmentBody.answers))} }) { id }`,
  updateBusinessAssessmentResult: ({ assessmentId }) =>
    `(input: { id: ${quote(assessmentId)}, email: "matrix@foresight.example" }) { id }`,
  deleteBusinessAssessmentResult: ({ assessmentId }) => `(input: { id: ${quote(assessmentId)} }) { id }`,
  createUserPreferences: () => `(input: { key: "matrix-${Math.random()}", value: "new" }) { id }`,
  updateUserPreferences: ({ preferenceId }) => `(input: { id: ${quote(preferenceId)}, value: "new" }) { id }`,
  deleteUserPreferences: ({ preferenceId }) => `(input: { id: ${quote(preferenceId)} }) { id }`,
  createSocialTones: () =>
    '(input: { slug: "brisk", tone: "Brisk", order: 999, prefix: "Quickly: ", suffix: "" }) { id }',
  updateSocialTones: ({ toneId }) => `(input: { id: ${quote(toneId)}, tone: "Other" }) { id }`,
  deleteSocialTones: ({ toneId }) => `(input: { id: ${quote(toneId)} }) { id }`,
  createChannelInvites: ({ channelId }) =>
    `(input: { channelID: ${quote(channelId)}, owner: "guest@foresight.example" }) { id }`,
  updateChannelInvites: ({ inviteId, userId }) =>
    `(input: { id: ${quote(inviteId)}, quebicUserID: ${quote(userId)} }) { id }`,
  deleteChannelInvites: ({ inviteId }) => `(input: { id: ${quote(inviteId)} }) { id }`,
  createWatchlist: () => '(input: { name: "New" }) { id }',
  updateWatchlist: ({ listId }) => `(input: { id: ${quote(listId)}, name: "Other" }) { id }`,
  deleteWatchlist: ({ listId }) => `(input: { id: ${quote(listId)} }) { id }`,
  createWatchlistSetting: ({ listId }) => `(input: { watchlistID: ${quote(listId)}, starred: true }) { id }`,
  updateWatchlistSetting: ({ settingId }) => `(input: { id: ${quote(settingId)}, starred: true }) { id }`,
  deleteWatchlistSetting: ({ settingId }) => `(input: { id: ${quote(settingId)} }) { id }`,
  createWatchlistTeam: ({ listId, teamId }) =>
    `(input: { watchlistID: ${quote(listId)}, teamID: ${quote(teamId)} }) { id }`,
  updateWatchlistTeam: ({ linkId, teamId }) => `(input: { id: ${quote(linkId)}, teamID: ${quote(teamId)} }) { id }`,
  deleteWatchlistTeam: ({ linkId }) => `(input: { id: ${quote(linkId)} }) { id }`,
  createWatchlistShare: ({ listId }) =>
    `(input: { watchlistID: ${quote(listId)}, email: "other@foresight.example", sendEmail: false }) { id }`,
  updateWatchlistShare: ({ shareId }) => `(input: { id: ${quote(shareId)}, role: "admin" }) { id }`,
  deleteWatchlistShare: ({ shareId }) => `(input: { id: ${quote(shareId)} }) { id }`,
  addTeam: ({ accountId }) => `(input: { accountID: ${quote(accountId)}, name: "New" }) { id }`,
  editTeam: ({ accountId, teamId }) =>
    `(input: { id: ${quote(teamId)}, accountID: ${quote(accountId)}, name: "Other" }) { id }`,
  removeTeam: ({ accountId, teamId }) => `(input: { id: ${quote(teamId)}, accountID: ${quote(accountId)} }) { id }`,
  addAccount: () => '(input: { name: "Another", owners: [], members: [], planID: "fuel-teams" }) { id }',
  editAccount: ({ accountId }) => `(input: { id: ${quote(accountId)}, description: "Other" }) { id }`,
  updateAccount: ({ accountId }) => `(input: { id: ${quote(accountId)}, name: "Other" }) { id }`,
  removeAccount: ({ accountId }) => `(input: { id: ${quote(accountId)} }) { id }`,
  createReferral: ({ accountId }) =>
    `(input: { id: ${quote(randomUUID())}, code: ${quote(`M${Date.now()}${randomInt(1e6)}`)}, description: "", accountID: ${quote(accountId)}, active: true, uses: 0 }) { id }`,
  updateReferral: ({ referralId }) => `(input: { id: ${quote(referralId)}, active: false }) { id }`,
};
