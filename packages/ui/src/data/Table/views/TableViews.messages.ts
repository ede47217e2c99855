import { defineMessages } from '../../../system/messages/defineMessages.ts';

export const tableViewsMessages = defineMessages('TableViews', {
  /** Group of the table's shortcuts. */
  table: 'Table',
  open: 'Open a view',
  views: 'Views',
  /** On the button, for a view that the table no longer shows as it was saved. */
  changed: ({ view }: { view: string }) => `${view} (unsaved changes)`,
  mine: 'My views',
  team: 'Team views',
  none: 'No saved views yet. Save your filters, sort, and columns to reuse them.',
  /** After the name of a view that opens by itself. */
  isDefault: 'default',
  save: 'Save changes',
  readOnly: 'Only the owner can change this view. Save a copy instead.',
  makeDefault: 'Set as default',
  unmakeDefault: 'Remove as default',
  /** Out of the view that is open. */
  leave: 'Close view',
  remove: 'Delete view',
  alert: 'Alert me',
  /** Below the switch. */
  alertHint: 'Once a day, if there are new rows.',
  alertSaving: 'Saving…',
  saveCopy: 'Save as a new view',
  name: 'View name',
  nameMissing: 'Enter a view name.',
  share: 'Share with team',
  create: 'Save view',
});
