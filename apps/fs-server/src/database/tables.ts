import type {
  AccountMembersTable,
  AccountOwnersTable,
  AccountsTable,
  FormSubmissionsTable,
  PlanPricesTable,
  PlansTable,
  ReferralsTable,
  TeamMembersTable,
  TeamsTable,
} from './accountTables.ts';
import type { GeneratedInstant } from './columnTypes.ts';
import type { CompanyCorrectionsTable } from './correctionTables.ts';
import type {
  AttemptsTable,
  AuthorizationCodesTable,
  ConfirmationCodesTable,
  PreferencesTable,
  SessionsTable,
  SignUpsTable,
  UsersTable,
} from './identityTables.ts';
import type { JobsTable } from './jobTables.ts';
import type { PodcastOrganizationsTable, PodcastsTable, SocialCountsTable, UrlMetricsTable } from './reachTables.ts';
import type {
  AcquisitionsTable,
  ArticleKeywordsTable,
  ArticleOrganizationsTable,
  ArticlesTable,
  CompanyFactsTable,
  DeletedArticlesTable,
  FundingRoundsTable,
  InvestmentsTable,
  InvestorsTable,
  KeywordsTable,
  MarketInvestorsTable,
  MarketPulseCategoriesTable,
  MarketsTable,
  MarketYearsTable,
  OrganizationMarketsTable,
  OrganizationsTable,
  PeopleTable,
  PositionsTable,
} from './researchTables.ts';
import type { FirstTableViewsTable, TableViewsTable } from './tableViewTables.ts';
import type {
  SeenCursorsTable,
  WatchlistFieldChangesTable,
  WatchlistInvitationsTable,
  WatchlistItemChangesTable,
  WatchlistItemsTable,
  WatchlistSettingsTable,
  WatchlistSharesTable,
  WatchlistsTable,
  WatchlistTeamsTable,
} from './watchlistTables.ts';

/** State of the database itself, such as when it was seeded. */
export interface ServiceStateTable {
  key: string;
  value: string;
  updated_at: GeneratedInstant;
}

/** Applied migrations, in order of `position`. */
export interface SchemaVersionTable {
  position: number;
  name: string;
  applied_at: GeneratedInstant;
}

/** All tables, by SQL name. */
export interface Tables {
  account_members: AccountMembersTable;
  account_owners: AccountOwnersTable;
  accounts: AccountsTable;
  acquisitions: AcquisitionsTable;
  article_keywords: ArticleKeywordsTable;
  article_organizations: ArticleOrganizationsTable;
  articles: ArticlesTable;
  deleted_articles: DeletedArticlesTable;
  attempts: AttemptsTable;
  authorization_codes: AuthorizationCodesTable;
  company_corrections: CompanyCorrectionsTable;
  company_facts: CompanyFactsTable;
  confirmation_codes: ConfirmationCodesTable;
  first_table_views: FirstTableViewsTable;
  form_submissions: FormSubmissionsTable;
  funding_rounds: FundingRoundsTable;
  investments: InvestmentsTable;
  investors: InvestorsTable;
  jobs: JobsTable;
  keywords: KeywordsTable;
  market_pulse_categories: MarketPulseCategoriesTable;
  markets: MarketsTable;
  market_years: MarketYearsTable;
  market_investors: MarketInvestorsTable;
  organization_markets: OrganizationMarketsTable;
  organizations: OrganizationsTable;
  people: PeopleTable;
  plan_prices: PlanPricesTable;
  plans: PlansTable;
  podcast_organizations: PodcastOrganizationsTable;
  podcasts: PodcastsTable;
  positions: PositionsTable;
  preferences: PreferencesTable;
  referrals: ReferralsTable;
  schema_version: SchemaVersionTable;
  seen_cursors: SeenCursorsTable;
  service_state: ServiceStateTable;
  sessions: SessionsTable;
  sign_ups: SignUpsTable;
  social_counts: SocialCountsTable;
  table_views: TableViewsTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
  url_metrics: UrlMetricsTable;
  users: UsersTable;
  watchlist_field_changes: WatchlistFieldChangesTable;
  watchlist_invitations: WatchlistInvitationsTable;
  watchlist_item_changes: WatchlistItemChangesTable;
  watchlist_items: WatchlistItemsTable;
  watchlist_settings: WatchlistSettingsTable;
  watchlist_shares: WatchlistSharesTable;
  watchlist_teams: WatchlistTeamsTable;
  watchlists: WatchlistsTable;
}
