import { defineMessages } from '@fs/ui';

const named = (greeting: string) => (name: string) => (name === '' ? greeting : `${greeting}, ${name}`);

export const homeGreetingMessages = defineMessages('HomeGreeting', {
  morning: named('Good morning'),
  afternoon: named('Good afternoon'),
  evening: named('Good evening'),
  since: ({ since, news }: { since: string; news: readonly string[] }, { list }) =>
    `Since ${since}: ${list(news)} on your lists`,
  rounds: ({ count, raised }: { count: number; raised: number }, { number, abbreviated, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}${raised > 0 ? ` ($${abbreviated(raised)})` : ''}`,
  acquisitions: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'acquisition', other: 'acquisitions' })}`,
  investments: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'investment', other: 'investments' })}`,
  articles: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'article', other: 'articles' })}`,
  quiet: ({ since }: { since: string }) => `Nothing new on your lists since ${since}.`,
  elsewhere: 'In all markets:',
  failed: 'Couldn’t load what’s new.',
  retry: 'Try again',
});
