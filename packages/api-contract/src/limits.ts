import { apiTokenLimits } from './apiTokenLimits.ts';
import { courseLimits } from './courseLimits.ts';
import { makingLimits } from './makingLimits.ts';
import { messagingLimits } from './messagingLimits.ts';
import { viewLimits } from './viewLimits.ts';

/** Page sizes and caps that both sides of the wire must agree on (research §9). */
export const limits = {
  /** Weeks of news that a company’s row counts, the current one included. */
  newsWeeks: 13,
  /** Weeks of raised amounts on Home, and markets that they cover at most. */
  raisedWeeks: 13,
  raisedMarkets: 5,
  /** Months for which a search of rounds says what was raised, the current one included. */
  fundingMonths: 24,
  /** Conditions of a search: as many as any table has columns, and some more. */
  searchFilters: 20,
  /** Companies that a search by name returns. */
  companiesByName: 10,
  /** Markets that a search by name returns. */
  marketsByName: 100,
  /** Years of funding that a list says of each market, the current one included. */
  marketYears: 5,
  /** Years of a market's funding history. */
  fundingHistoryYears: 500,
  /** Default `_limit` of the articles and investors of a market and of its top companies (research §9). */
  marketArticles: 10,
  /** Sources of a market's earned content, those with most articles. */
  earnedSources: 100,
  marketInvestors: 20,
  topCompanies: 20,
  /** Investors that are known of a market, and companies that each of them names. */
  marketInvestorsKept: 50,
  marketHoldings: 8,
  /** Markets that an investor's row names. The function `refresh_investor_figures` has the number too. */
  investorMarkets: 3,
  /** How far back the earned content of a market goes, in days (research §9). */
  earnedContentDays: 30,
  /** Markets with similar names that are offered where none matches. */
  closestMarkets: 3,
  /** What the global search lists of each kind. */
  globalSearch: { companies: 8, markets: 5, topics: 8, articles: 5, people: 5, investors: 5, recentCompanies: 5 },
  /** Matches of one kind that a search counts; there may be more. */
  countedMatches: 1000,
  /** Longest text of a search, in UTF-16 units; of a longer one only this much is looked for. */
  searchText: 200,
  /** Fewest letters that a search box acts on: "more than 2". */
  searchLetters: 3,
  /** Markets that one call may name, and companies that it returns. */
  categoriesPerCall: 50,
  companiesOfCategories: 100,
  featuredMarkets: 12,
  /** Companies in each list of the companies screen, and places. */
  landingCompanies: 8,
  landingPlaces: 12,
  /** Rounds, months of totals, and markets of the landing page. */
  landingRounds: 6,
  landingMonths: 12,
  landingMarkets: 12,
  /** Days that a week of trending keywords covers, and how many keywords a file holds. */
  trendingDays: 7,
  trendingKeywords: 50,
  /** Daily keywords below which those of the week are added, and how many show before it is asked for the others. */
  trendingShown: 15,
  /** Topics that one call may name, and articles that it returns by default and at most. */
  topicsPerCall: 10,
  topicArticlesPage: 10,
  topicArticles: 100,
  /** The newest articles of a topic from which the following are computed. */
  topicSample: 200,
  relatedTopics: 9,
  topicCompanies: 8,
  topicMarkets: 8,
  /** Topics that are suggested for a text. */
  keywordSuggestions: 20,
  /** A page of submissions, of jobs that were given up and of the audit log; the longest answer to a submission. */
  submissionsPage: 25,
  failedJobs: 100,
  auditPage: 50,
  answer: 5000,
  /** The newest support requests of a user that are listed; a title of one. */
  supportRequests: 20,
  supportRequestTitle: 200,
  /** Changes of a company's corrections that are listed. */
  correctionHistory: 50,
  /** Merges into a company that are listed. */
  companyMerges: 100,
  /** Users that one call of the user search gives. */
  usersPerPage: 50,
  /** Default `_limit` of the featured articles. */
  featuredArticles: 6,
  /** Default size of a page of news, and most pages. */
  newsPage: 10,
  newsPages: 1000,
  /** Other articles of a story, companies of an article, and articles related to it, that a page lists. */
  storySources: 20,
  articleCompanies: 50,
  relatedArticles: 4,
  /** Longest parts of an article that editors write, in characters, and most of them. */
  articleTitle: 300,
  articleSlug: 150,
  articleDescription: 2000,
  articleContent: 100_000,
  articleKeyPoint: 500,
  articleKeyPoints: 20,
  articleKeyword: 100,
  articleKeywords: 20,
  /** Articles of one page of the editors' table, and those that one call may change. */
  editorArticlesPage: 25,
  articlesPerCall: 100,
  /** Largest image of an article, in bytes, and the longest name of a file, in characters. */
  articleImageBytes: 5 * 1024 * 1024,
  fileName: 255,
  /** How far ahead an article can be scheduled. */
  scheduledDays: 5 * 366,
  /** Latest requests for articles of other sites that are listed, and those that a user may make in an hour. */
  contentRequests: 100,
  contentRequestsPerHour: 200,
  /** Words that never trend, those of one call, and their latest changes that are listed. */
  stopWords: 2000,
  stopWordsPerCall: 500,
  stopWordChanges: 100,
  /** Companies whose mentions rose most. */
  topMovers: 8,
  /** Default `_limit` of a company's investments, news and people. */
  companyListPage: 10,
  /** Investments, companies of a portfolio or coinvestors of one investor without advanced profiles (AMB-098). */
  latestInvestments: 10,
  /** Default `_limit` of a company's content. */
  companyContentPage: 6,
  /** Most rounds, purchases or companies of a portfolio that one call gives. */
  companyDeals: 500,
  /** Positions, rounds and other people of the same name that a person's page lists. */
  personPositions: 50,
  personInvestments: 100,
  namesakes: 10,
  /** Longest fact of a company that is set by hand, in characters, and most markets that are patched. */
  companyFact: 2000,
  marketPatches: 50,
  /** Keywords of a company's articles. */
  companyKeywords: 20,
  /** News that a company's headquarters lists. */
  localNews: 3,
  /** Rows of a results table's page, and rows that may come before it. */
  tablePage: 8,
  tableOffset: 1_000_000,
  /** Rows of a page of funding rounds. */
  fundingPage: 25,
  /** Rows that one export gives at most, rows of one part of it, and exports that a user may ask for in a minute. */
  exportedRows: 100_000,
  exportPart: 500,
  exportsPerMinute: 20,
  /** Columns that a search is sorted by at once. */
  sortedColumns: 10,
  /** Companies that a market's share of voice lists. */
  shareOfVoice: 20,
  /** Most companies whose overviews one call gives. */
  companyOverviews: 10,
  /** Companies that one call for columns of a table may name, and lists that it names of each. */
  companyColumns: 100,
  companyColumnLists: 5,
  /** Most companies that a watchlist may be started with. */
  watchlistPreset: 500,
  /** Companies of the dialog that show before it is asked for the others. */
  watchlistTags: 8,
  /** Most companies of one list. */
  watchlistItems: 10_000,
  /** Companies of a list that one call may give. */
  watchlistCompaniesPage: 1000,
  /** Lists that one call may name: to merge, to delete, to bring back. */
  watchlistsPerCall: 100,
  /** Companies that the lists of one call may hold together: to merge them, or in the feed of what the user follows. */
  watchlistCompaniesPerCall: 100_000,
  /** Companies whose news one summary counts, over its lists in their order. */
  watchlistSummaryCompanies: 20_000,
  /** Companies that the summary of a list names. */
  watchlistSummaryLogos: 3,
  /** Lists deleted for good by one call: the rest waits for the next. */
  watchlistsPurgedPerCall: 20,
  /** Lists that a summary names at most, those that the feed may be about, and entries of one answer of the feed. */
  watchlistsSummarized: 1000,
  watchlistsFollowed: 1000,
  dashboardItems: 100,
  /** Markets that a user may follow, and topics. */
  followed: 20,
  /** Events that one page of the feed by arrival gives. */
  feedPage: 50,
  /** Rounds of all markets that are counted since a user last looked; there may be more. */
  countedRounds: 10_000,
  /** Counts of followers (companies times networks times days) that a list's history gives. */
  watchlistSocialCounts: 100_000,
  /** Default number of lists in a fetch of lists. */
  watchlistsFetched: 10,
  /** Longest name and description of a list, and note on a company: as written, and merged from several. */
  watchlistName: 200,
  watchlistDescription: 2000,
  watchlistNote: 1000,
  watchlistMergedNote: 10_000,
  /** Most teams that a list is linked to, and most users that it is shared with. */
  watchlistTeams: 50,
  watchlistViewers: 200,
  /** Longest message that comes with a share, in characters. */
  shareMessage: 2000,
  /** Mails about shares that a user may cause in a day. */
  shareMailsPerDay: 50,
  /** Minutes in which a deleted list can be brought back. */
  watchlistUndoMinutes: 10,
  /** Default age of a list's deals, in days. */
  watchlistDays: 365,
  /** How far back the updates of a list reach, in days, and how many they are. */
  watchlistUpdateDays: 60,
  watchlistUpdates: 15,
  /** The first day of the funding and of the investments of a list, and how many investments are asked for. */
  watchlistFundingSince: '2017-01-01',
  watchlistInvestmentsSince: '2020-01-01',
  watchlistInvestments: 500_000,
  /** Most deals of a list that the server gives in one answer. */
  watchlistDeals: 5000,
  /** Markets of a list's summary. */
  watchlistCategories: 5,
  /** Shortest name of an account, longest name of an account or a team, in characters. */
  accountNameLetters: 2,
  accountName: 200,
  /** Most owners, most members of an account, most members of a team. */
  accountPeople: 1000,
  /** Longest `clientKey` of a new account, in UTF-16 units. */
  clientKey: 100,
  /** Invoices that an account's billing lists, referrals of an account, and accounts that one of them brought. */
  invoicesListed: 24,
  referralsListed: 100,
  referralAccountsListed: 100,
  /** Most referral codes that an account may make. */
  referralsMade: 100,
  /** Longest referral code, in characters. */
  referralCode: 40,
  /** Longest type of a referral, in characters. */
  referralType: 80,
  /** People whom one call may invite, mails about invitations that a user may cause in a day, and days between reminders. */
  invitationsPerCall: 200,
  invitationMailsPerDay: 400,
  reminderDays: 1,
  /** Watchlists or teams that can be chosen to stay open. */
  keptOpen: 500,
  /** Most organizations that one person may make. */
  accountsMade: 20,
  /** Longest address of a picture, in characters. */
  webAddress: 2000,
  /** Characters of an image that is held in its address (`data:`), which imports accept. */
  dataAddress: 8000,
  /** Lines of a paste that one call may hold, the longest of them, and companies that one may mean. */
  recognitionLines: 1000,
  recognitionLineLength: 500,
  recognitionCandidates: 5,
  /** Most items that one page of a GraphQL list may hold. */
  graphqlPage: 100,
  /** Teams, accounts and shares that one GraphQL field gives of a user at most. */
  teamsListed: 500,
  accountsListed: 200,
  sharesListed: 1000,
  /**
   * What one GraphQL request may cost at most, in rows of about half a kilobyte that it could give; stored rows that it
   * may read through `Watchlist.items`; bytes of its answer; and requests that a user may make in a minute.
   */
  graphqlCost: 80_000,
  graphqlRows: 20_000,
  graphqlBytes: 8 * 1024 * 1024,
  graphqlPerMinute: 300,
  /** Largest GraphQL request of a signed-out user, in bytes. */
  visitorBody: 16 * 1024,
  /** Shortest password, in characters. */
  passwordLength: 8,
  /** Shortest first or last name, in characters. */
  personName: 2,
  /** Sessions that a user is shown, the last used first. */
  sessionsListed: 100,
  /** Settings that the app keeps for a user by name. It has a dozen names. */
  preferences: 200,
  /** Digits of a code that confirms an email or a new password. */
  codeDigits: 6,
  /** Largest picture of a user, in bytes. */
  avatarBytes: 2 * 1024 * 1024,
  ...messagingLimits,
  ...makingLimits,
  ...courseLimits,
  ...apiTokenLimits,
  ...viewLimits,
  /** Users whose pictures one call gives. */
  avatarsPerCall: 100,
  /** Notices of one page, notices of a user that are stored, and the longest fact of one, in characters. */
  noticesPage: 20,
  noticesStored: 500,
  /** Notices of what one other user does, in a day. */
  noticesFromOne: 20,
  noticeFact: 200,
} as const;

/** What a referral code consists of, once its letters are capital ones. */
export const referralCodePattern: RegExp = /^[A-Z\d][A-Z\d-]{3,39}$/;
