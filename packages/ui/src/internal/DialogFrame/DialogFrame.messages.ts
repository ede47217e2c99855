import { defineMessages } from '../../system/messages/defineMessages.ts';

/** Shared by all dialogs: Modal, Drawer, and Confirm. */
export const dialogMessages = defineMessages('Dialog', {
  close: 'Close',
});
