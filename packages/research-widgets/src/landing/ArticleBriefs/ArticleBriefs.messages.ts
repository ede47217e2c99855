import { defineMessages } from '@fs/ui';

export const articleBriefsMessages = defineMessages('ArticleBriefs', {
  label: 'Articles',
});
