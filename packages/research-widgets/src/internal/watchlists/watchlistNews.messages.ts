import { defineMessages } from '@fs/ui';

export const watchlistNewsMessages = defineMessages('WatchlistNews', {
  rounds: ({ count, raised }: { count: number; raised: number }, { number, abbreviated, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}${raised > 0 ? ` ($${abbreviated(raised)})` : ''}`,
  acquisitions: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'acquisition', other: 'acquisitions' })}`,
  articles: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'article', other: 'articles' })}`,
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company added', other: 'companies added' })}`,
  joined: ({ parts }: { parts: readonly string[] }, { list }) => list(parts),
});
