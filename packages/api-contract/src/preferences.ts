/**
 * Keys under which a user's preferences are kept (accounts §3). `time_zone` is an addition (decision 044): an IANA name
 * as `value`, with `{ isChosen }` as details: false while the zone follows the user's device. So is `language` (decision
 * 052): one of `languageIds`, in which mails are sent.
 */
export const preferenceKeys = [
  'active_account',
  'dashboard_settings',
  'company_popover',
  'watchlist_page',
  'time_zone',
  'language',
] as const;

export type PreferenceKey = (typeof preferenceKeys)[number];

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
