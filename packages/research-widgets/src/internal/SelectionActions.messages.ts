import { defineMessages } from '@fs/ui';

export const selectionActionsMessages = defineMessages('SelectionActions', {
  /** Heads the keys of tables. */
  table: 'Table',
});
