import { defineMessages } from '../../messages/defineMessages.ts';

/** Of every dialog: Modal, Drawer, Confirm. */
export const dialogMessages = defineMessages('Dialog', {
  close: 'Close',
});
