import { readSignupPlan } from '@fs/account-widgets/login';
import { type PlanId, paths } from '@fs/api-contract';

/** Where a signed-in user goes when an address means nothing (research §2). */
export const homePath = '/research/home';

export const loginPath = '/login/';

/** Where a visitor makes an account, for a plan that the login page then speaks of. */
export function signUpPath(plan: PlanId): string {
  return `/signup?plan=${readSignupPlan(plan) ?? 'free'}`;
}

export const plansPath = '/plans';

export const supportPath = '/support';

/** The account's page, at what comes by e-mail. */
export const notificationsPath = '/account#notifications';

/** Where a plan is paid for (decision AMB-170). */
export function checkoutPath(of: { plan: string; price: string }): string {
  return `/account/checkout?${new URLSearchParams(of)}`;
}

/** The same for the plan of a referral; its price is the server's to know. */
export function referralCheckoutPath({ planID, code }: { planID: PlanId; code: string }): string {
  return `/account/checkout?${new URLSearchParams({ plan: planID, referral: code })}`;
}

/** Where a team account is made by a referral. */
export function referralTeamPath(code: string): string {
  return `/accounts/new?${new URLSearchParams({ referral: code })}`;
}

export function companyPath(id: string): string {
  return `${companiesPath}/${encodeURIComponent(id)}`;
}

/** A market's page, by the slug that its id ends in (decision AMB-011). */
export function marketPath({ id }: { id: string }): string {
  return `/markets/${encodeURIComponent(id.replace(/^tc3-/, ''))}`;
}

/** A company's page, from the company: one function for all, so that tables need not be drawn again. */
export function companyHref({ id }: { id: string }): string {
  return companyPath(id);
}

/** The results for a text; the companies are what opens without saying. */
export function searchPath(query: string, tab: 'companies' | 'markets' = 'companies'): string {
  return `/search?${new URLSearchParams({ query, ...(tab === 'markets' && { sf: tab }) })}`;
}

/** Where a user suggests a company that is missing. */
export const addCompanyPath = '/add-company';

/** All companies, from which a company's page hangs. */
export const companiesPath = '/research/companies';

export const companySearchPath = '/companies/search';

/** The plans, on the account's page. */
export const upgradePath = '/account#billing';

/** Where a team account is made. */
export const createTeamPath = '/accounts/new';

/** The whole address of a page, to hand on. */
export function wholeAddress(path: string): string {
  return new URL(`${paths.app}${path}`, window.location.origin).href;
}

/** The user's watchlists. */
export const watchlistsPath = '/research/watchlists';

export function watchlistPath(id: string): string {
  return `${watchlistsPath}/${encodeURIComponent(id)}`;
}

/** A watchlist's page, from the list. */
export function watchlistHref({ id }: { id: string }): string {
  return watchlistPath(id);
}
