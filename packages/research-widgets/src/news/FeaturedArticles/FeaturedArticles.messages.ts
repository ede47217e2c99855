import { defineMessages } from '@fs/ui';

export const featuredArticlesMessages = defineMessages('FeaturedArticles', {
  further: 'Further featured articles',
});
