import { defineMessages } from '../messages/defineMessages.ts';

export const toolbarMessages = defineMessages('Toolbar', {
  more: 'More',
});
