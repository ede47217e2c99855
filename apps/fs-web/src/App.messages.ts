import { defineMessages } from '@fs/ui';

/** Messages of the app itself. Widgets have their own. */
export const appMessages = defineMessages('App', {
  unreachable: 'Can’t reach Foresight. Check your connection and try again.',
  product: 'Foresight',
  offline: 'You’re offline',
  offlineText: 'Foresight needs a connection to show current data. It opens by itself when you’re back online.',
  /** Of a page that was never opened on this device. */
  offlinePage: 'This page hasn’t been loaded on this device yet. It opens by itself when you’re back online.',
  lastLoaded: ({ time }: { time: string }) => `Last loaded on this device: ${time}.`,
  companyUnknown: 'We can’t find this company',
  companyUnknownText: 'It may be gone, or listed under another name. Look for it here.',
  orOpen: 'Or open',
  personUnknown: 'We can’t find this person',
  personUnknownText: 'The page may be gone. Look for the company where they work.',
  companies: 'Companies',
  company: 'Company',
  person: 'Person',
  markets: 'Markets',
  market: 'Market',
  workspaces: 'Workspaces',
  personalWorkspace: 'Personal',
  workspaceUnknown: 'We can’t find this workspace',
  billing: 'Billing',
  workspaceUnknownText: 'It may be gone, or you don’t belong to it.',
  referralTaken: 'This code is taken. Choose another.',
  workspaceJoined: ({ name }: { name: string }) => `You joined ${name}`,
  invitationDeclined: 'Invitation declined',
  workspaceActive: ({ name }: { name: string }) => `You now work in ${name}`,
  planBought: ({ plan }: { plan: string }) => `You’re on ${plan}`,
  invitationsSent: 'Invitations sent',
  reminderSent: 'Reminder sent',
  watchlists: 'Watchlists',
  watchlist: 'Watchlist',
  compare: 'Compare companies',
  peek: 'Peek',
  peekNext: 'Next',
  peekPrevious: 'Previous',
  peekIsFirst: 'This is the first row.',
  peekIsLast: 'This is the last row.',
  openProfile: 'Open profile',
  table: 'Table',
  compareShort: 'Compare',
  comparesFirst: ({ count }: { count: number }, { number }) => `Comparing the first ${number(count)}`,
  compareAnother: 'Add a company',
  compareFull: ({ count }: { count: number }, { number }) =>
    `You can compare up to ${number(count)} companies. Remove one to add another.`,
  adminMessages: 'Messages',
  chooseChannel: 'Choose a channel to read its messages.',
  channelGone: ({ name }: { name: string }) => `“${name}” was deleted, or you’re no longer a member.`,
  channelLeft: ({ name }: { name: string }) => `You left “${name}”.`,
  advisoryChat: 'Advisory chat',
  advisoryChatText: 'An adviser answers here, usually within one working day.',
  advisoryChatWall: 'Upgrade to chat with an adviser',
  slackLinked: 'Slack user linked',
  somethingWentWrong: 'Something went wrong',
  messageNotDeleted: 'Failed to delete message',
  suggestCompany: 'Suggest a company',
  funding: 'Funding rounds',
  investors: 'Investors',
  acquisitions: 'Acquisitions',
  acquisitionsSource:
    'Known deals, by the day on which they were announced. Prices are in the currency of the deal; filters and orders by price count US dollars.',
  people: 'People',
  peopleSource: 'The main position of each person. What was raised counts disclosed rounds, US dollars.',
  investorsSource: 'Known rounds of all years. The 12 months end with the newest round of all markets.',
  /** Below what the figures of such a table are. */
  dealsAsOf: ({ day }: { day: string }) => `As of ${day}`,
  search: 'Search',
  /** Window title of a topic. */
  topicTitle: ({ topic }: { topic: string }) => `${topic} News & Market Information`,
  topicWall: ({ product }: { product: string }) => `Log in to ${product} to read these articles`,
  topicWallText: 'All articles by topic, with their companies and markets, for free.',
  signingIn: 'Logging in with Google…',
  opening: 'Loading…',
  referralInvalid: ({ code }: { code: string }) => `Invalid referral: ${code}`,
  referralInvalidText: 'The code is unknown or no longer active. Nothing was changed.',
  toHome: 'Go to Home',
  invited: 'You’re invited',
  referralTeam: ({ account }: { account: string }) => `${account} invites you to create a team account.`,
  referralByHand: ({ account }: { account: string }) =>
    `${account} invited you to a plan we set up for you. Contact support to activate it.`,
  toPlans: 'Compare plans',
  contactSupport: 'Contact support',
  account: 'Account',
  accountDeleted: 'Your account was deleted',
  display: 'Display',
  featuredArticles: 'Featured articles',
  noFeaturedArticles: 'No featured articles yet',
  saved: 'Saved',
  addToList: 'Add to list',
  /** A key of the table was pressed without a row. */
  selectFirst: 'Select companies first, or move to a row.',
  newWatchlist: 'New watchlist…',
  /** A menu item in place of the lists that failed to load. */
  loadWatchlists: 'Load your watchlists again',
  watchlistMade: ({ name }: { name: string }) => `“${name}” created`,
  watchlistDeleted: ({ name }: { name: string }) => `“${name}” deleted`,
  watchlistsDeleted: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })} deleted`,
  companiesAdded: ({ count, name }: { count: number; name: string }, { number, plural }) =>
    `Added ${number(count)} ${plural(count, { one: 'company', other: 'companies' })} to “${name}”`,
  companiesPresent: ({ count, name }: { count: number; name: string }, { plural }) =>
    plural(count, { one: `The company is already on “${name}”`, other: `The companies are already on “${name}”` }),
  addCompanyToList: ({ company }: { company: string }) => `Add ${company} to list`,
  compareCompany: ({ company }: { company: string }) => `Compare ${company} with…`,
  followList: ({ name }: { name: string }) => `Follow ${name}`,
  unfollowList: ({ name }: { name: string }) => `Unfollow ${name}`,
  addCompaniesTo: ({ name }: { name: string }) => `Add companies to ${name}`,
  shareList: ({ name }: { name: string }) => `Share ${name}`,
  listsFollowed: ({ count }: { count: number }, { number, plural }) =>
    `Following ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
  listsUnfollowed: ({ count }: { count: number }, { number, plural }) =>
    `No longer following ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
  emailsOn: ({ count }: { count: number }, { number, plural }) =>
    `Emails on for ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
  emailsOnButOff: ({ count }: { count: number }, { number, plural }) =>
    `Emails on for ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}. Your account has all watchlist emails off.`,
  emailsOff: ({ count }: { count: number }, { number, plural }) =>
    `Emails off for ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
  companiesRemoved: ({ count }: { count: number }, { number, plural }) =>
    `Removed ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  viewsFull: ({ most }: { most: number }, { number }) =>
    `You’re using ${number(most)} of ${number(most)} views of this table. To save another, open one and delete it.`,
  watchlistGone: 'The list was deleted, or it isn’t shared with you anymore.',
  watchlistFull: ({ most, count }: { most: number; count: number }, { number }) =>
    `A list can have up to ${number(most)} companies, and this one has ${number(count)}.`,
  /** Another window removed all of them before. */
  companiesGone: 'Nothing to remove. The list had changed.',
  undo: 'Undo',
  watchlistUpdateFailed: 'Failed to update Watchlist',
  watchlistRenamed: ({ name }: { name: string }) => `Failed to update Watchlist. Someone else renamed it “${name}”.`,
  viewMissing: 'This view doesn’t exist or isn’t shared with you.',
  viewChanged:
    'This view changed while you were editing. Your changes are still in the table. Save again, or save as a new view.',
  viewDelete: ({ view }: { view: string }) => `Delete “${view}”?`,
  viewDeleteMeans: 'Everyone in the workspace will lose it. You can’t undo this.',
  /** Why a view can't have an alert. */
  alertNotForTable: 'Only views of companies and funding rounds can have alerts.',
  alertNotForFilters: 'This view has a filter that alerts don’t support.',
  version: ({ version }: { version: string }) => `Version ${version}`,
  markedSeen: 'Marked as seen',
  /** Name of a list of the companies of these markets. */
  readyList: ({ markets }: { markets: readonly string[] }, { list, number }) =>
    markets.length > 2 ? `${markets[0]} and ${number(markets.length - 1)} more markets` : list(markets, 'and'),
  listsOf: ({ company }: { company: string }) => `Watchlists with ${company}`,
});
