import type { Expression } from './Expression.ts';

/** Words of the product that have another name today, by what to write instead. */
const terms: Readonly<Record<string, string>> = {
  // `Sign in to {product}` and `sign up` stay: the specification has the one, everybody the other.
  '(sign|signs|signed|signing)[ -](in|out)(?! to)': 'log in, log out; login',
  '(stand|stands|stood)(?! (for|in for|by|out)\\b)(?!-)': 'is; is included',
  'backers?': 'investor',
  sectors: 'markets',
  purchases: 'deals; acquisitions',
  'at most': 'up to',
  'leave out': 'skip',
  'look again': 'search again',
  'for a program': 'raw values',
  'begin free': 'start free',
  'could not be \\w+': 'Couldn’t …',
};

export const copy: readonly Expression[] = Object.entries(terms).map(([pattern, instead]) => ({
  pattern,
  instead,
  places: ['texts'],
  within: /\.messages\.ts$|^apps\/fs-web\/src\//,
}));
