import { defineMessages } from '../../system/messages/defineMessages.ts';

export const noticeMessages = defineMessages('Notice', {
  retry: 'Try again',
  info: 'Note: ',
  positive: 'Success: ',
  caution: 'Warning: ',
  critical: 'Error: ',
});
