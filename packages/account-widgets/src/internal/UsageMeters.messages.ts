import { defineMessages } from '@fs/ui';

export const usageMetersMessages = defineMessages('UsageMeters', {
  watchlists: 'Watchlists',
  teams: 'Teams',
  seats: 'Seats',
  ofLimit: ({ used, limit }: { used: number; limit: number }, { number }) => `${number(used)} of ${number(limit)}`,
  unlimited: ({ used }: { used: number }, { number }) => `${number(used)}, unlimited`,
});
