import { defineMessages } from '@fs/ui';

export const socialHistoryMessages = defineMessages('SocialHistory', {
  title: 'Followers over time',
  empty: 'No history of followers is known.',
  chart: 'Followers by network',
  day: 'Day',
});
