import { defineMessages } from '../../../system/messages/defineMessages.ts';

export const tableViewsMessages = defineMessages('TableViews', {
  views: 'Views',
  /** On the button, for a view that the table no longer shows as it was saved. */
  changed: ({ view }: { view: string }) => `${view} (changed)`,
  mine: 'Mine',
  team: 'The team’s',
  none: 'Save filters, order and columns under a name, and come back to them.',
  /** After the name of a view that opens by itself. */
  isDefault: 'opens first',
  save: 'Save changes',
  readOnly: 'Only a copy of this view can be saved: it is not yours to change.',
  makeDefault: 'Open it first',
  unmakeDefault: 'Do not open it first',
  /** Out of the view that is open. */
  leave: 'Back to my own layout',
  remove: 'Delete view',
  saveCopy: 'Save as a new view',
  name: 'Name of a new view',
  nameMissing: 'Give the view a name.',
  share: 'Show it to the team',
  create: 'Save view',
});
