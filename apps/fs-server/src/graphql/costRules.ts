import { limits } from '@fs/api-contract';

/** What a field may cost at most, in rows: a row is about half a kilobyte of the answer. */
interface CostRule {
  /** Most entries of a list: a number, or the `limit` of the page that holds it. Left out: no list. */
  most?: number | 'page';
  /** Rows that one entry costs, or the field itself where it is no list. */
  weight: number;
}

/** A text that is kept as JSON has up to 64 KiB. */
const json = { weight: 128 };
const emails = (most: number): CostRule => ({ most, weight: 0.1 });

/**
 * A rule for every field that gives a list or a long text, by type and field. A field of the schema that has none fails
 * the conformance test. `Watchlist.items` holds as many rows as are stored: see `RowBudget`.
 */
export const costRules: Readonly<Record<string, CostRule>> = {
  'UserPreferencesConnection.items': { most: 'page', weight: 2 },
  'UserPreferences.details': json,
  'PlanConnection.items': { most: 'page', weight: 4 },
  'Plan.limits': { weight: 1 },
  'Plan.priceValues': { weight: 4 },
  'Plan.stripePriceID': { most: 20, weight: 0.1 },
  'WatchlistConnection.items': { most: 'page', weight: 5 },
  'Watchlist.viewers': emails(limits.watchlistViewers),
  'Watchlist.admins': emails(limits.watchlistViewers),
  'Watchlist.items': { weight: 1 },
  'Watchlist.columns': json,
  'Watchlist.metadata': { weight: 0.1 },
  'Watchlist.datasource': { weight: 1 },
  'Watchlist.teams': { most: limits.watchlistTeams, weight: 1 },
  'Watchlist.shares': { most: 2 * limits.watchlistViewers, weight: 1 },
  'Watchlist.settings': { most: 1, weight: 1 },
  'WatchlistSetting.preferences': json,
  'WatchlistSettingConnection.items': { most: 'page', weight: 1 },
  'Query.watchlistSharesByList': { most: 2 * limits.watchlistViewers, weight: 1 },
  'Query.watchlistSharesByOwner': { most: limits.sharesListed, weight: 1 },
  'Query.teamsByAccount': { most: limits.teamsListed, weight: 5 },
  'Query.byTeamMember': { most: limits.teamsListed, weight: 1 },
  'TeamMember.team': { weight: 5 },
  'Team.members': emails(limits.accountPeople),
  'Query.byAccountMember': { most: limits.accountsListed, weight: 1 },
  'AccountMember.account': { weight: 5 },
  'Query.accountsByCreator': { most: limits.accountsListed, weight: 5 },
  'Account.owners': emails(limits.accountPeople),
  'Account.members': emails(limits.accountPeople),
  'Account.limits': { weight: 1 },
};
