import { defineMessages } from '@fs/ui';

export const marketHeaderMessages = defineMessages('MarketHeader', {
  market: 'Market',
  companies: 'Companies',
  totalFunding: 'Total funding',
  raised: 'Raised 12 months',
  rounds: 'Rounds 12 months',
  median: 'Median round',
  /** Follows the amount and its change. */
  comparedWith: ({ before }: { before: number }, { abbreviated }) => `from $${abbreviated(before)}`,
  newSince: (
    { rounds, articles, since }: { rounds: number; articles: number; since: string },
    { number, plural, list },
  ) => {
    const parts = [
      rounds > 0 ? `${number(rounds)} ${plural(rounds, { one: 'round', other: 'rounds' })}` : '',
      articles > 0 ? `${number(articles)} ${plural(articles, { one: 'article', other: 'articles' })}` : '',
    ];
    return `New since ${since}: ${list(parts.filter(Boolean))}`;
  },
  followLimit: ({ count }: { count: number }, { number }) =>
    `You follow ${number(count)} markets. Unfollow one to follow another.`,
  tooFew: ({ companies, rounds }: { companies: number; rounds: number }, { number, plural }) =>
    `${number(companies)} ${plural(companies, { one: 'company', other: 'companies' })}, ${number(rounds)} ${plural(rounds, { one: 'round', other: 'rounds' })} in 12 months: too few for a trend`,
  tooFewBefore: 'Too few rounds in the 12 months before for a trend',
  source: ({ day }: { day: string }) => `Disclosed rounds, US dollars. 12 months to ${day}.`,
  undisclosed: ({ count, total }: { count: number; total: number }, { number }) =>
    `${number(count)} of ${number(total)} rounds undisclosed.`,
});
