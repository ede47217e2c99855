import { defineMessages } from '@fs/ui';

export const companyPodcastsMessages = defineMessages('CompanyPodcasts', {
  title: 'Podcasts',
  empty: 'No podcast episodes yet',
});
