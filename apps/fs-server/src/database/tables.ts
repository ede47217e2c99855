import type {
  AccountMembersTable,
  AccountOwnersTable,
  AccountsTable,
  PlanPricesTable,
  PlansTable,
  TeamMembersTable,
  TeamsTable,
} from './accountTables.ts';
import type { MadeInstant } from './columnTypes.ts';
import type { PreferencesTable, SessionsTable, UsersTable } from './identityTables.ts';
import type {
  AcquisitionsTable,
  ArticleKeywordsTable,
  ArticleOrganizationsTable,
  ArticlesTable,
  FundingRoundsTable,
  InvestmentsTable,
  InvestorsTable,
  KeywordsTable,
  MarketPulseCategoriesTable,
  MarketsTable,
  OrganizationMarketsTable,
  OrganizationsTable,
  PeopleTable,
} from './researchTables.ts';
import type {
  WatchlistItemsTable,
  WatchlistSettingsTable,
  WatchlistSharesTable,
  WatchlistsTable,
  WatchlistTeamsTable,
} from './watchlistTables.ts';

/** Facts about the database itself, such as when it was seeded. */
export interface ServiceStateTable {
  key: string;
  value: string;
  updated_at: MadeInstant;
}

/** Migrations that have run, in order of `position`. */
export interface SchemaVersionTable {
  position: number;
  name: string;
  applied_at: MadeInstant;
}

/** Every table, by its name in SQL. */
export interface Tables {
  account_members: AccountMembersTable;
  account_owners: AccountOwnersTable;
  accounts: AccountsTable;
  acquisitions: AcquisitionsTable;
  article_keywords: ArticleKeywordsTable;
  article_organizations: ArticleOrganizationsTable;
  articles: ArticlesTable;
  funding_rounds: FundingRoundsTable;
  investments: InvestmentsTable;
  investors: InvestorsTable;
  keywords: KeywordsTable;
  market_pulse_categories: MarketPulseCategoriesTable;
  markets: MarketsTable;
  organization_markets: OrganizationMarketsTable;
  organizations: OrganizationsTable;
  people: PeopleTable;
  plan_prices: PlanPricesTable;
  plans: PlansTable;
  preferences: PreferencesTable;
  schema_version: SchemaVersionTable;
  service_state: ServiceStateTable;
  sessions: SessionsTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
  users: UsersTable;
  watchlist_items: WatchlistItemsTable;
  watchlist_settings: WatchlistSettingsTable;
  watchlist_shares: WatchlistSharesTable;
  watchlist_teams: WatchlistTeamsTable;
  watchlists: WatchlistsTable;
}
