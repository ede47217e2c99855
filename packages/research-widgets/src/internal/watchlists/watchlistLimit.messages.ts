import { defineMessages } from '@fs/ui';

export const watchlistLimitMessages = defineMessages('WatchlistLimit', {
  warning: ({ message }: { message: string }) =>
    `${message} Upgrade your personal account to create more Watchlists.`.trim(),
  usage: ({ current, limit }: { current: number; limit: number }, { number, plural }) =>
    `You’re using ${number(current)} of ${number(limit)} ${plural(limit, { one: 'watchlist', other: 'watchlists' })}.`,
  full: 'To create another, delete one or upgrade.',
  managePlans: 'Manage Plans',
});
