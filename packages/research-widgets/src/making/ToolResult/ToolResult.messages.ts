import { defineMessages } from '@fs/ui';

export const toolResultMessages = defineMessages('ToolResult', {
  example: 'Example',
  exampleText: 'What this tool makes of today’s data.',
  noExample: 'No example yet',
  noExampleText: 'There is no data for one.',
  result: 'Result',
  leave: 'You can leave this page. We’ll send you a notice.',
  retry: 'Retry',
  cancel: 'Cancel',
  writtenByFacts: 'Built-in generator',
  writtenByFactsText: 'Assembled from the facts as they are. No language model wrote this.',
  writtenByModel: 'Language model',
  writtenByModelText: 'Written by a language model from the facts. Sentences without a source were left out.',
  tone: ({ tone }: { tone: string }) => `Tone: ${tone}`,
  copyDraft: 'Copy draft',
  copyPost: 'Copy post',
  fact: ({ index }: { index: number }, { number }) => `Fact ${number(index)}`,
  openCompany: 'Open the company',
  openArticle: 'Open the article',
  openMarket: 'Open the market',
  factCount: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: 'From 1 fact in Foresight', other: `From ${number(count)} facts in Foresight` }),
  asOf: ({ source, day }: { source: string; day: string }, { shortDay }) => `${source}. As of ${shortDay(day)}.`,
  investorsOf: ({ market }: { market: string }) => `Who invests in ${market}`,
  openMarketOf: ({ market }: { market: string }) => `Open ${market}`,
  /** `kind` names the rounds, such as “Series A”. */
  reason: ({ invested, rounds, kind, market, day }: ReasonFacts, { number, plural, shortDay }) => {
    const of = plural(rounds, { one: 'round', other: 'rounds' });
    const kindWords = kind === null ? of : `${kind} ${of}`;
    return `${number(invested)} of ${number(rounds)} ${kindWords} in ${market}, last ${shortDay(day)}`;
  },
  roundsSource: 'Disclosed rounds',
  podcastsAbout: ({ company }: { company: string }) => `Podcasts about ${company}`,
  openCompanyOf: ({ company }: { company: string }) => `Open ${company}`,
  episodes: 'Episodes',
  articles: 'Articles about an interview or a podcast',
  podcastsSource: 'Podcast directories and news',
});

/** Why an investor is listed. */
interface ReasonFacts {
  invested: number;
  rounds: number;
  kind: string | null;
  market: string;
  /** `YYYY-MM-DD`. */
  day: string;
}
