import { defineMessages } from '@fs/ui';
import type { ComparedFact } from './compareCompanies.ts';

const facts: Readonly<Record<ComparedFact, string>> = {
  raised: 'Total raised',
  lastRound: 'Last round',
  rounds: 'Rounds',
  employees: 'Employees',
  founded: 'Founded',
  place: 'Headquarters',
  status: 'Status',
  markets: 'Markets',
  investors: 'Investors in common',
  news: 'News, 13 weeks',
  followers: 'Followers',
  authority: 'Domain authority',
};

export const companyComparisonMessages = defineMessages('CompanyComparison', {
  label: 'Comparison of companies',
  fact: ({ fact }: { fact: ComparedFact }) => facts[fact],
  factColumn: 'Fact',
  highest: 'Highest',
  shared: 'Shared',
  none: 'None',
  /** Shown where the user’s plan does not include a fact. */
  withheld: 'In paid plans',
  onlyDifferences: 'Only differences',
  addAll: 'Add all to list',
  copyLink: 'Copy link',
  csv: 'CSV',
  fileName: 'comparison',
  actionsOf: ({ name }: { name: string }) => `Actions for ${name}`,
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  remove: 'Remove from comparison',
  moved: ({ name, place, count }: { name: string; place: number; count: number }, { number }) =>
    `${name} is now ${number(place)} of ${number(count)}.`,
  addAnother: 'Add another company to compare.',
  unavailable: ({ count }: { count: number }, { number, plural }) =>
    plural(count, {
      one: 'One company of this link can’t be found. It’s left out.',
      other: `${number(count)} companies of this link can’t be found. They’re left out.`,
    }),
  chart: 'Cumulative raised',
  chartDescription: 'Disclosed rounds, in US dollars, on one linear axis',
  chartDay: 'Round',
  source: ({ sources }: { sources: readonly string[] }, { list }) =>
    ['Disclosed rounds, US dollars.', ...(sources.length > 0 ? [`${list(sources)}.`] : [])].join(' '),
});
