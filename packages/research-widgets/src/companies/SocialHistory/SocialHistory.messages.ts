import { defineMessages } from '@fs/ui';

export const socialHistoryMessages = defineMessages('SocialHistory', {
  title: 'Followers over time',
  empty: 'No follower history yet',
  chart: 'Followers by network',
  day: 'Day',
});
