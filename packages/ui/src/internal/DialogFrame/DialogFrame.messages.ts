import { defineMessages } from '../../system/messages/defineMessages.ts';

/** Of every dialog: Modal, Drawer, Confirm. */
export const dialogMessages = defineMessages('Dialog', {
  close: 'Close',
});
