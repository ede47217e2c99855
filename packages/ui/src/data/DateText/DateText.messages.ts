import { defineMessages } from '../../system/messages/defineMessages.ts';

export const dateTextMessages = defineMessages('DateText', {
  today: 'Today',
  yesterday: 'Yesterday',
  todayWithin: 'today',
  yesterdayWithin: 'yesterday',
});
