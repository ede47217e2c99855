import { defineMessages } from '../../system/messages/defineMessages.ts';

export const searchFieldMessages = defineMessages('SearchField', {
  clear: 'Clear search',
});
