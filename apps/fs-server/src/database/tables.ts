import type {
  AccountInvitationsTable,
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
import type { ApiTokensTable } from './apiTokenTables.ts';
import type { AssessmentsTable } from './assessmentTables.ts';
import type { AuditEventsTable } from './auditTables.ts';
import type { CheckoutsTable, InvoicesTable, PaymentEventsTable, TestPaymentsTable } from './billingTables.ts';
import type {
  ChannelInvitesTable,
  ChannelMembersTable,
  ChannelsTable,
  ChatEventsTable,
  ChatPresenceTable,
  ChatUploadsTable,
  ChatUsersTable,
  MessageFilesTable,
  MessagesTable,
} from './channelTables.ts';
import type { ClientErrorsTable } from './clientErrorTables.ts';
import type { GeneratedInstant } from './columnTypes.ts';
import type { CompanyCorrectionsTable } from './correctionTables.ts';
import type {
  CourseAddressesTable,
  CourseFilesTable,
  CourseProgressTable,
  CoursesTable,
  CourseUploadsTable,
  VideoProgressTable,
} from './courseTables.ts';
import type {
  ArticleImagesTable,
  ArticleReadsTable,
  ContentRequestsTable,
  StopWordChangesTable,
  StopWordsTable,
} from './curationTables.ts';
import type {
  InvestmentsInOrderTable,
  InvestorFiguresTable,
  MarketInvestorsTable,
  MarketYearsTable,
} from './figureTables.ts';
import type {
  AttemptsTable,
  AuthorizationCodesTable,
  ConfirmationCodesTable,
  DeletedUsersTable,
  PreferencesTable,
  SessionsTable,
  SignUpsTable,
  UsersTable,
} from './identityTables.ts';
import type { JobsTable } from './jobTables.ts';
import type { DocumentsTable, GenericJobsTable, SocialTonesTable } from './makingTables.ts';
import type { CompanyMergesTable } from './mergeTables.ts';
import type { NoticesTable } from './noticeTables.ts';
import type { PodcastOrganizationsTable, PodcastsTable, SocialCountsTable, UrlMetricsTable } from './reachTables.ts';
import type {
  AcquisitionsTable,
  ArticleKeywordsTable,
  ArticleOrganizationsTable,
  ArticlesTable,
  ArticleWordsTable,
  CompanyFactsTable,
  CompanyWordsTable,
  DeletedArticlesTable,
  FundingRoundsTable,
  InvestmentsTable,
  InvestorsTable,
  KeywordsTable,
  MarketArticlesTable,
  MarketPulseCategoriesTable,
  MarketsTable,
  OrganizationMarketsTable,
  OrganizationsTable,
  PeopleTable,
  PositionsTable,
} from './researchTables.ts';
import type { SlackLinksTable } from './slackTables.ts';
import type { FirstTableViewsTable, TableViewsTable, ViewAlertsTable } from './tableViewTables.ts';
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
  account_invitations: AccountInvitationsTable;
  account_members: AccountMembersTable;
  account_owners: AccountOwnersTable;
  accounts: AccountsTable;
  acquisitions: AcquisitionsTable;
  article_keywords: ArticleKeywordsTable;
  article_images: ArticleImagesTable;
  article_organizations: ArticleOrganizationsTable;
  article_reads: ArticleReadsTable;
  content_requests: ContentRequestsTable;
  stop_words: StopWordsTable;
  stop_word_changes: StopWordChangesTable;
  articles: ArticlesTable;
  article_words: ArticleWordsTable;
  assessments: AssessmentsTable;
  deleted_users: DeletedUsersTable;
  deleted_articles: DeletedArticlesTable;
  attempts: AttemptsTable;
  audit_events: AuditEventsTable;
  authorization_codes: AuthorizationCodesTable;
  checkouts: CheckoutsTable;
  channel_invites: ChannelInvitesTable;
  channel_members: ChannelMembersTable;
  channels: ChannelsTable;
  chat_events: ChatEventsTable;
  chat_presence: ChatPresenceTable;
  api_tokens: ApiTokensTable;
  slack_links: SlackLinksTable;
  chat_uploads: ChatUploadsTable;
  chat_users: ChatUsersTable;
  client_errors: ClientErrorsTable;
  company_corrections: CompanyCorrectionsTable;
  company_facts: CompanyFactsTable;
  company_words: CompanyWordsTable;
  company_merges: CompanyMergesTable;
  course_addresses: CourseAddressesTable;
  course_files: CourseFilesTable;
  course_progress: CourseProgressTable;
  course_uploads: CourseUploadsTable;
  courses: CoursesTable;
  confirmation_codes: ConfirmationCodesTable;
  first_table_views: FirstTableViewsTable;
  form_submissions: FormSubmissionsTable;
  funding_rounds: FundingRoundsTable;
  investments: InvestmentsTable;
  investors: InvestorsTable;
  invoices: InvoicesTable;
  documents: DocumentsTable;
  generic_jobs: GenericJobsTable;
  social_tones: SocialTonesTable;
  jobs: JobsTable;
  keywords: KeywordsTable;
  market_pulse_categories: MarketPulseCategoriesTable;
  markets: MarketsTable;
  market_years: MarketYearsTable;
  market_articles: MarketArticlesTable;
  market_investors: MarketInvestorsTable;
  investments_in_order: InvestmentsInOrderTable;
  investor_figures: InvestorFiguresTable;
  notices: NoticesTable;
  organization_markets: OrganizationMarketsTable;
  organizations: OrganizationsTable;
  payment_events: PaymentEventsTable;
  message_files: MessageFilesTable;
  messages: MessagesTable;
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
  test_payments: TestPaymentsTable;
  url_metrics: UrlMetricsTable;
  users: UsersTable;
  video_progress: VideoProgressTable;
  view_alerts: ViewAlertsTable;
  watchlist_field_changes: WatchlistFieldChangesTable;
  watchlist_invitations: WatchlistInvitationsTable;
  watchlist_item_changes: WatchlistItemChangesTable;
  watchlist_items: WatchlistItemsTable;
  watchlist_settings: WatchlistSettingsTable;
  watchlist_shares: WatchlistSharesTable;
  watchlist_teams: WatchlistTeamsTable;
  watchlists: WatchlistsTable;
}
