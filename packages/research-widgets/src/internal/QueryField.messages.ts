import { defineMessages } from '@fs/ui';

export const queryFieldMessages = defineMessages('QueryField', {
  tooShort: 'Type at least 3 characters to search.',
});
