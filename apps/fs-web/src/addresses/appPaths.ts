import { readSignupPlan } from '@fs/account-widgets/login';
import {
  assessmentPath,
  type Billing,
  type InquiryFormName,
  marketPath,
  type PlanId,
  type PlanType,
  paths,
  personalWorkspace,
  type ToolType,
} from '@fs/api-contract';

// The server writes them too, into the head of public pages.
export { marketPath, marketSlug } from '@fs/api-contract';

/** Where unknown URLs redirect logged-in users (research §2). */
export const homePath = '/research/home';

export const loginPath = '/login/';

/** A plan with its price and seats, as an address carries them. */
export interface PlanChoiceQuery {
  planId: PlanId;
  priceId: string;
  seats?: number;
}

/** Sign-up page for a plan, with the chosen price if there is one. */
export function signUpPath(plan: PlanId, choice?: Omit<PlanChoiceQuery, 'planId'>): string {
  const query = new URLSearchParams({ plan: readSignupPlan(plan) ?? 'free' });
  if (choice) query.set('price', choice.priceId);
  if (choice?.seats !== undefined) query.set('seats', String(choice.seats));
  return `/signup?${query}`;
}

/** Sign-up page for a free account that leads to a page afterwards. */
export function signUpTowards(path: string): string {
  return `${signUpPath('fuel-free')}&redirect=${encodeURIComponent(path)}`;
}

/** The list of data snapshots, and one of them. */
export const snapshotsPath = '/data';
export const snapshotPath = (id: string): string => `${snapshotsPath}/${encodeURIComponent(id)}`;

/** The page of a tool, with the result of a job if one is given. */
export function toolPath(tool: ToolType, jobId?: string): string {
  return jobId === undefined ? `/tools/${tool}` : `/tools/${tool}?${new URLSearchParams({ job: jobId })}`;
}

/** The jobs of all tools. */
export const workflowsPath = '/tools/workflows';

/** The user's notebooks, and one of them. */
export const notebooksPath = '/notebooks';
export const notebookPath = (id: string): string => `${notebooksPath}/${encodeURIComponent(id)}`;

/** The assessment again, to compare with an earlier result. */
export const repeatAssessmentPath = (previous: string): string =>
  `${assessmentPath}?${new URLSearchParams({ previous })}`;

export const plansPath = '/plans';

export const advisoryPath = '/advisory';

/** The courses as editors work with them. Parent of the form of a course. */
export const editorCoursesPath = '/advisory/admin';
export const editorCoursePath = (id: string): string => `${editorCoursesPath}/edit/${encodeURIComponent(id)}`;

export const supportPath = '/support';

/** Support form about a fact that is wrong, such as one of a company. */
export function reportPath({ id, name }: { id: string; name: string }): string {
  return `${supportPath}?${new URLSearchParams({ subject: name, company: id })}`;
}

/** What waits for staff. Parent of the page that corrects a company. */
export const adminPath = '/admin';

/** The page that corrects a company's facts and markets. */
export function correctionsPath({ id }: { id: string }): string {
  return `${adminPath}/company/${encodeURIComponent(id)}`;
}

/** Support form with a request for a plan, where there is no checkout. */
export function planRequestPath({ planId, priceId, seats }: PlanChoiceQuery): string {
  const query = new URLSearchParams({ plan: planId, price: priceId });
  if (seats !== undefined) query.set('seats', String(seats));
  return `${supportPath}?${query}`;
}

/** Email settings of the account's page. */
export const notificationsPath = '/account#notifications';

/** Checkout of a plan (decision AMB-170); of an organization with its account and seats. */
export function checkoutPath(of: { plan: string; price: string; account?: string; seats?: string }): string {
  return `/account/checkout?${new URLSearchParams(of)}`;
}

/** Checkout that continues what was not paid, or renews what ended. */
export function resumeCheckoutPath({
  accountID,
  accountType,
  planID,
  seats,
  openCheckout,
}: Pick<Billing, 'accountID' | 'accountType' | 'planID' | 'seats' | 'openCheckout'>): string {
  const query = new URLSearchParams({ plan: openCheckout?.planID ?? planID });
  if (openCheckout?.referral) query.set('referral', openCheckout.referral);
  else if (openCheckout) query.set('price', openCheckout.priceID);
  const wanted = openCheckout?.seats ?? seats;
  if (wanted !== null) query.set('seats', String(wanted));
  if (accountType === 'ORGANIZATION') query.set('account', accountID);
  return `/account/checkout?${query}`;
}

/** Where new users follow a referral code. */
export const referralPath = (code: string) => `/referral/${encodeURIComponent(code)}`;

/** Checkout of a referral's plan. The server knows its price. */
export function referralCheckoutPath({ planID, code }: { planID: PlanId; code: string }): string {
  return `/account/checkout?${new URLSearchParams({ plan: planID, referral: code })}`;
}

export function companyPath(id: string): string {
  return `${companiesPath}/${encodeURIComponent(id)}`;
}

/** The markets of a sector. */
export function sectorPath(sector: string): string {
  return `${marketsPath}?${new URLSearchParams({ query: sector })}`;
}

/** The pages of a market besides its overview, by the end of their paths (decision AMB-178). */
export const marketPages = [
  'owned-content',
  'earned-content',
  'funding-history',
  'recent-funding',
  'investors',
] as const;

export type MarketPage = (typeof marketPages)[number];

/** One of a market's pages. Without a page, its overview. */
export function marketPagePath(market: { id: string }, page?: MarketPage): string {
  return page === undefined ? marketPath(market) : `${marketPath(market)}/${page}`;
}

/** The rounds of a market in one year, such as `2025`. */
export function marketYearPath(market: { id: string }, year: string): string {
  return `${marketPagePath(market, 'recent-funding')}?date=in_${year}`;
}

/** A company's page. The function has a stable identity, so that tables do not re-render. */
export function companyHref({ id }: { id: string }): string {
  return companyPath(id);
}

/** A person's page. */
export function personHref({ id }: { id: string }): string {
  return `/people/${encodeURIComponent(id)}`;
}

/** Search results of a text. Default tab: companies. */
export function searchPath(query: string, tab: 'companies' | 'markets' = 'companies'): string {
  return `/search?${new URLSearchParams({ query, ...(tab === 'markets' && { sf: tab }) })}`;
}

/** The forms for investors, partners, and companies that want to join (decisions AMB-010 and AMB-194). */
export const inquiryPaths = {
  'investor-inquiry': '/forms/investor-inquiry',
  'partnership-inquiry': '/forms/partnership-inquiry',
  signup: '/form/signup',
} as const satisfies Record<InquiryFormName, string>;

/** The form that suggests a missing company. */
export const addCompanyPath = '/add-company';

/** The same form with the name of the company, such as one that a search did not find. */
export function suggestCompanyPath(name: string): string {
  return name === '' ? addCompanyPath : `${addCompanyPath}?${new URLSearchParams({ name })}`;
}

/** All companies. Parent of a company's page. */
export const companiesPath = '/research/companies';

/** All markets. Parent of a market's page. */
export const marketsPath = '/markets';

/** The news. Parent of an article's page. */
export const newsPath = '/news';

/** The page of an article of ours, or of one of others. */
export function articleKindPath({ id, kind }: { id: string; kind: 'article' | 'earned' }): string {
  return `${newsPath}/${kind === 'article' ? 'article' : 'earned'}/${encodeURIComponent(id)}`;
}

/** The news of a category. */
export function newsCategoryPath(slug: string): string {
  return `${newsPath}?${new URLSearchParams({ category: slug })}`;
}

/** The news about some words. */
export function newsAboutPath(query: string): string {
  return `${newsPath}?${new URLSearchParams({ query })}`;
}

/** The form that changes an article of ours. */
export function curationPath(articleId: string): string {
  return `/editors/admin?${new URLSearchParams({ article: articleId })}`;
}

/** The table of funding rounds. */
export const fundingPath = '/companies/search/funding';

/** The table of investors. */
export const investorsPath = '/companies/search/investors';

/** The table of acquisitions. */
export const acquisitionsPath = '/companies/search/acquisitions';

/** The investors whose name has a text. */
export function investorsNamedPath(name: string): string {
  return `${investorsPath}?${new URLSearchParams({ name })}`;
}

/** The table of people. */
export const peoplePath = '/companies/search/people';

/** The people whose name has a text. */
export function peopleNamedPath(name: string): string {
  return `${peoplePath}?${new URLSearchParams({ name })}`;
}

/** Rounds that an investor joined, for one whose name is all that is known. */
export function investorHref({ name }: { name: string }): string {
  return `${fundingPath}?${new URLSearchParams({ investor: name })}`;
}

/** Companies side by side. */
export function comparePath(ids: readonly string[]): string {
  return `${companiesPath}?${new URLSearchParams({ compare: ids.join(',') })}`;
}

export const companySearchPath = '/companies/search';

/** The companies whose description has the words. */
export function describedCompaniesPath(words: string): string {
  return `${companySearchPath}?${new URLSearchParams({ description: words })}`;
}

/** Events on the lists that the user follows. */
export const feedPath = '/research/feed';

/** The plans on the account's page. */
export const upgradePath = '/account#billing';

/** Page that creates a team account. */
export const createTeamPath = '/accounts/new';

/** Page that creates a team account with a price and seats. */
export function createTeamWithPath({ planId, priceId, seats }: PlanChoiceQuery): string {
  const query = new URLSearchParams({ plan: planId, price: priceId });
  if (seats !== undefined) query.set('seats', String(seats));
  return `${createTeamPath}?${query}`;
}

/** The user's workspaces. */
export const workspacesPath = '/workspaces';

/** A workspace's page. */
export function workspacePath({ id, accountType }: { id: string; accountType: PlanType }): string {
  return `${workspacesPath}/${accountType === 'PERSONAL' ? personalWorkspace : encodeURIComponent(id)}`;
}

/** Absolute URL of a page, for sharing. */
export function wholeAddress(path: string): string {
  const href = `${paths.app}${path}`;
  // Where a page is rendered in Node, nothing is shared yet.
  return typeof window === 'undefined' ? href : new URL(href, window.location.origin).href;
}

/** The user's watchlists. */
export const watchlistsPath = '/research/watchlists';

/** The watchlists, with the dialog for a new one of these companies open. */
export function keptListPath(companyIds: readonly string[]): string {
  return `${watchlistsPath}?${new URLSearchParams({ keep: companyIds.join('~') })}`;
}

export function watchlistPath(id: string): string {
  return `${watchlistsPath}/${encodeURIComponent(id)}`;
}

/** A watchlist's page, by the list. */
export function watchlistHref({ id }: { id: string }): string {
  return watchlistPath(id);
}
