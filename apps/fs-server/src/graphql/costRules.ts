import { limits } from '@fs/api-contract';

/** The maximum cost of a field in rows. A row is about half a kilobyte of the response. */
interface CostRule {
  /**
   * Maximum number of list entries: a number, or the `limit` of the page that contains the field. Undefined for a
   * single value.
   */
  maxEntries?: number | 'page';
  /** Cost in rows of one entry, or of a single value. */
  weight: number;
}

/** JSON texts have up to 64 KiB. */
const json = { weight: 128 };
const emails = (most: number): CostRule => ({ maxEntries: most, weight: 0.1 });

/**
 * A rule for every field with a list or a long text, by type and field. The conformance test fails for a field of the
 * schema without a rule. `Watchlist.items` has no fixed maximum: see `RowBudget`.
 */
export const costRules: Readonly<Record<string, CostRule>> = {
  'UserPreferencesConnection.items': { maxEntries: 'page', weight: 2 },
  'UserPreferences.details': json,
  'ChannelInvitesConnection.items': { maxEntries: 'page', weight: 1 },
  'ChannelMemberConnection.items': { maxEntries: 'page', weight: 1 },
  'CourseConnection.items': { maxEntries: 'page', weight: 5 },
  'Query.courseBySlug': { weight: 10 },
  'Course.content': { weight: 200 },
  'Course.attachments': { maxEntries: limits.courseAttachments, weight: 2 },
  'Course.videos': { maxEntries: limits.courseVideos, weight: 3 },
  'PlanConnection.items': { maxEntries: 'page', weight: 4 },
  'Plan.limits': { weight: 1 },
  'Plan.priceValues': { weight: 4 },
  'Plan.stripePriceID': { maxEntries: 20, weight: 0.1 },
  'WatchlistConnection.items': { maxEntries: 'page', weight: 5 },
  'Watchlist.viewers': emails(limits.watchlistViewers),
  'Watchlist.admins': emails(limits.watchlistViewers),
  'Watchlist.items': { weight: 1 },
  'Watchlist.columns': json,
  'Watchlist.metadata': { weight: 0.1 },
  'Watchlist.datasource': { weight: 1 },
  'Watchlist.teams': { maxEntries: limits.watchlistTeams, weight: 1 },
  'Watchlist.shares': { maxEntries: 2 * limits.watchlistViewers, weight: 1 },
  'Watchlist.settings': { maxEntries: 1, weight: 1 },
  'WatchlistSetting.preferences': json,
  'WatchlistSettingConnection.items': { maxEntries: 'page', weight: 1 },
  'Query.watchlistSharesByList': { maxEntries: 2 * limits.watchlistViewers, weight: 1 },
  'Query.watchlistSharesByOwner': { maxEntries: limits.sharesListed, weight: 1 },
  'Query.referralsByAccount': { maxEntries: limits.referralsListed, weight: 2 },
  'Query.teamsByAccount': { maxEntries: limits.teamsListed, weight: 5 },
  'Query.byTeamMember': { maxEntries: limits.teamsListed, weight: 1 },
  'TeamMember.team': { weight: 5 },
  'Team.members': emails(limits.accountPeople),
  'Query.byAccountMember': { maxEntries: limits.accountsListed, weight: 1 },
  'AccountMember.account': { weight: 5 },
  'Query.accountsByCreator': { maxEntries: limits.accountsListed, weight: 5 },
  'Account.owners': emails(limits.accountPeople),
  'Account.members': emails(limits.accountPeople),
  'Account.limits': { weight: 1 },
  'SocialTonesConnection.items': { maxEntries: 'page', weight: 1 },
  'GenericJobConnection.items': { maxEntries: 'page', weight: 1 },
  'GenericJob.input': { weight: 16 },
  'GenericJob.output': { weight: 64 },
  'GenericJob.metadata': { weight: 1 },
  'GenericJob.configuration': { weight: 1 },
  'DocumentConnection.items': { maxEntries: 'page', weight: 1 },
  'Document.partitionData': { weight: 1 },
  'Document.input': { weight: 1 },
  'Document.data': { weight: 1 },
  'Document.configuration': { weight: 1 },
  'Document.text': { weight: 200 },
  'CuratedArticle.content': { weight: 200 },
  'CuratedArticle.summary': { maxEntries: limits.articleKeyPoints, weight: 1 },
  'CuratedArticle.keywords': { maxEntries: limits.articleKeywords, weight: 1 },
  'BusinessAssessmentResult.userData': { weight: 1 },
  'BusinessAssessmentResult.result': { weight: 1 },
  'BusinessAssessmentResult.questions': { weight: 1 },
};
