import { defineMessages } from '../messages/defineMessages.ts';

export const searchFieldMessages = defineMessages('SearchField', {
  clear: 'Clear search',
});
