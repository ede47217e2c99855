import { defineMessages } from '@fs/ui';

export const marketArticlesMessages = defineMessages('MarketArticles', {
  more: 'Show more',
  unknownSource: 'Other sources',
  sources: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'article', other: 'articles' })}`,
});
