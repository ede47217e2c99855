import { defineMessages } from '@fs/ui';

export const marketChartsMessages = defineMessages('MarketCharts', {
  raisedByYear: 'Raised by year',
  roundsByYear: 'Rounds by year',
  bySize: 'Rounds by size',
  amounts: 'Disclosed rounds, US dollars.',
  amountsOf: ({ count, total }: { count: number; total: number }, { number }) =>
    `Disclosed rounds, US dollars. ${number(count)} of ${number(total)} undisclosed.`,
  counts: 'All rounds, disclosed or not.',
  sizes: 'Disclosed rounds of all years, by amount.',
  year: 'Year',
  size: 'Amount',
  raised: 'Amount raised (USD)',
  rounds: 'Rounds',
  /** Names a size of rounds. The first has no lower bound, the last no upper one. */
  sizeOf: ({ from, to }: { from: number; to: number | undefined }, { rounded }) => {
    if (from === 0) return `< $${rounded(to ?? 0)}`;
    return to === undefined ? `$${rounded(from)}+` : `$${rounded(from)}–${rounded(to)}`;
  },
  /** The same on an axis. */
  shortSizeOf: ({ from, to }: { from: number; to: number | undefined }, { rounded }) =>
    from === 0 ? `<${rounded(to ?? 0)}` : `${rounded(from)}+`,
  young: 'Fewer than 3 years with rounds: too few for a chart',
});
