import { defineMessages } from '@fs/ui';

export const watchlistSettingsMessages = defineMessages('WatchlistSettings', {
  title: ({ name }: { name: string }) => `Notifications about ${name}`,
  follow: 'Follow',
  followHint: 'News and deals of its companies stand in your feed.',
  email: 'News by email',
  emailHint: 'A digest of what changed.',
  funding_updates: 'Funding by email',
  funding_updatesHint: 'Word of each round that a company of the list raises.',
  mine: 'These choices are yours alone; others who have the list make their own.',
  close: 'Done',
});
