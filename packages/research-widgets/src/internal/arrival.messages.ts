import { defineMessages } from '@fs/ui';

/** When rows of a table were added to the data. */
export const arrivalMessages = defineMessages('Arrival', {
  added: 'Added',
  isNew: 'New',
});
