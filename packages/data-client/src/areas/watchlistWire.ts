import type {
  ReadOnlyReason,
  Watchlist,
  WatchlistCard,
  WatchlistItem,
  WatchlistSetting,
  WatchlistShare,
} from '@fs/api-contract';
import type {
  WatchlistCardFieldsFragment,
  WatchlistSettingFieldsFragment,
  WatchlistShareFieldsFragment,
} from '../generated/operations.gen.ts';

/** Parses JSON text from the wire; null for invalid JSON. */
export function parseJson(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns why something is read-only. Unknown reasons count as that of an inactive account. */
export function toReadOnly(reason: string | null): ReadOnlyReason | null {
  if (reason === null || reason === 'pending' || reason === 'over-limit') return reason;
  return 'inactive';
}

export const toSetting = ({ preferences, ...setting }: WatchlistSettingFieldsFragment): WatchlistSetting => ({
  ...setting,
  preferences: parseJson(preferences),
});

export const toShare = ({ role, ...share }: WatchlistShareFieldsFragment): WatchlistShare => ({
  ...share,
  role: role === 'admin' ? 'admin' : 'viewer',
});

/** Returns a list without its companies, with its JSON parsed. */
export function toCard(list: WatchlistCardFieldsFragment): WatchlistCard {
  const { account_privacy, columns, metadata, datasource, readOnly, shares, settings, ...rest } = list;
  return {
    ...rest,
    readOnly: toReadOnly(readOnly),
    account_privacy: account_privacy === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    columns: parseJson(columns),
    metadata: parseJson(metadata) as Watchlist['metadata'],
    datasource: parseJson(datasource) as Watchlist['datasource'],
    shares: shares.map(toShare),
    settings: settings.map(toSetting),
  };
}

export function toWatchlist({ items, ...card }: WatchlistCardFieldsFragment & { items: string }): Watchlist {
  return { ...toCard(card), items: (parseJson(items) ?? []) as WatchlistItem[] };
}
