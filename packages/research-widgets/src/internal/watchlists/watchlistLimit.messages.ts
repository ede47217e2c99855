import { defineMessages } from '@fs/ui';

export const watchlistLimitMessages = defineMessages('WatchlistLimit', {
  warning: ({ message }: { message: string }) =>
    `${message} Upgrade your personal account to create more Watchlists.`.trim(),
  managePlans: 'Manage Plans',
});
