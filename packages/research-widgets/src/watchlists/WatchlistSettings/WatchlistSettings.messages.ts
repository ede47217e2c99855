import { defineMessages } from '@fs/ui';

export const watchlistSettingsMessages = defineMessages('WatchlistSettings', {
  title: ({ name }: { name: string }) => `Notifications about ${name}`,
  follow: 'Follow',
  followHint: 'Show news and deals about these companies in your feed.',
  email: 'News emails',
  emailHint: 'A daily digest of what changed.',
  funding_updates: 'Funding emails',
  funding_updatesHint: 'Email me when a company on this list raises a round.',
  mine: 'These settings apply only to you.',
  close: 'Done',
});
