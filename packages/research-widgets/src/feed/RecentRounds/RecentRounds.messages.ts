import { defineMessages } from '@fs/ui';

export const recentRoundsMessages = defineMessages('RecentRounds', {
  title: 'Recently funded',
  all: 'All rounds',
  empty: 'No known rounds',
});
