import { defineMessages } from '@fs/ui';

export const watchlistFiguresMessages = defineMessages('WatchlistFigures', {
  since: ({ since, count, isFollowed }: { since: string; count: number; isFollowed: boolean }, { number }) =>
    `${isFollowed ? 'Following, ' : ''}${number(count)} new since ${since}`,
  quietSince: ({ since, isFollowed }: { since: string; isFollowed: boolean }) =>
    `${isFollowed ? 'Following, since' : 'Since'} ${since}`,
  /** While it is unknown how much is new. */
  news: 'What’s new',
  nothing: 'Nothing new',
  raised: 'Raised in 12 months',
  rounds: 'Rounds in 12 months',
  markets: 'Top markets',
  failed: 'Couldn’t load what’s new.',
  retry: 'Try again',
});
