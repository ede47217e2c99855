import { defineMessages } from '@fs/ui';

export const watchlistLimitMessages = defineMessages('WatchlistLimit', {
  warning: ({ message }: { message: string }) =>
    `${message} Upgrade your personal account to create more Watchlists.`.trim(),
  usage: ({ current, limit }: { current: number; limit: number }, { number, plural }) =>
    `You’re using ${number(current)} of ${number(limit)} ${plural(limit, { one: 'watchlist', other: 'watchlists' })}.`,
  /** `count`: how many lists must go before another can be created. */
  full: ({ count }: { count: number }, { number }) =>
    `To create another, delete ${count === 1 ? 'one' : number(count)} or upgrade.`,
  managePlans: 'Manage Plans',
});
