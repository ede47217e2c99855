/** Keys under which a reader's preferences are kept (accounts §3). */
export const preferenceKeys = ['active_account', 'dashboard_settings', 'company_popover', 'watchlist_page'] as const;

export type PreferenceKey = (typeof preferenceKeys)[number];
