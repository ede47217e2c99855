import { defineMessages } from '../../system/messages/defineMessages.ts';

export const toolbarMessages = defineMessages('Toolbar', {
  more: 'More',
});
