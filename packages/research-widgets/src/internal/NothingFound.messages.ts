import { defineMessages } from '@fs/ui';

export const nothingFoundMessages = defineMessages('NothingFound', {
  nothingFound: 'No Results Found -',
  suggest: 'Suggest a company we should add',
});
