import { defineMessages } from '../../system/messages/defineMessages.ts';

export const noticeMessages = defineMessages('Notice', {
  retry: 'Try again',
  info: 'Note: ',
  positive: 'Done: ',
  caution: 'Caution: ',
  critical: 'Problem: ',
});
