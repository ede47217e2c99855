import { limits } from './limits.ts';

/**
 * Keys under which a user's preferences are kept (accounts §3). `time_zone` is an addition (decision 044): an IANA name
 * as `value`, with `{ isChosen }` as details: false while the zone follows the user's device. So is `language` (decision
 * 052): one of `languageIds`, in which mails are sent. So is `follows` (decision 058): `Follows` as details. And so is
 * `experiments` (decision 101): `{ on }` as details, the `experimentIds` that the user tries.
 */
export const preferenceKeys = [
  'active_account',
  'dashboard_settings',
  'company_popover',
  'watchlist_page',
  'time_zone',
  'language',
  'follows',
  'experiments',
] as const;

export type PreferenceKey = (typeof preferenceKeys)[number];

/** What a user follows beside lists: ids of markets and names of topics. */
export interface Follows {
  markets: readonly string[];
  topics: readonly string[];
}

/** Whether the details of the preference `company_popover` let company names have cards. They do unless switched off. */
export function hasCompanyCards(details: unknown): boolean {
  return typeof details !== 'object' || details === null || Reflect.get(details, 'isEnabled') !== false;
}

/** What the details of the preference `follows` say; nothing where they are of another form. */
export function readFollows(details: unknown): Follows {
  return { markets: readTexts(details, 'markets'), topics: readTexts(details, 'topics') };
}

function readTexts(details: unknown, key: keyof Follows): readonly string[] {
  const texts: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, key) : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, limits.followed) : [];
}

/** One stored choice of a user. */
export interface UserPreference {
  id: string;
  owner: string;
  /** One of `preferenceKeys`, or one of a newer app. */
  key: string;
  value: string | null;
  /** The parsed JSON of the wire's `details`; null when there is none. */
  details: unknown;
}
