import { defineMessages } from '@fs/ui';

/** What kinds of rounds are called, from the words of the source. */
const kinds: Readonly<Record<string, string>> = {
  seed: 'Seed',
  angel: 'Angel',
  venture: 'Venture',
  private_equity: 'Private equity',
  debt_financing: 'Debt financing',
  convertible_note: 'Convertible note',
  equity_crowdfunding: 'Equity crowdfunding',
  product_crowdfunding: 'Product crowdfunding',
  non_equity_assistance: 'Non-equity assistance',
  post_ipo_equity: 'Post-IPO equity',
  post_ipo_debt: 'Post-IPO debt',
  secondary_market: 'Secondary market',
  grant: 'Grant',
  undisclosed: 'Undisclosed round',
};

export const dealMessages = defineMessages('Deals', {
  undisclosed: 'Undisclosed',
  /** A venture round is known by its letter; a kind that has no word here is shown as the source has it. */
  round: ({ type, code }: { type: string; code: string | null }) =>
    code === null ? (kinds[type] ?? type.replaceAll('_', ' ')) : `Series ${code}`,
  rounds: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}`,
  showLess: 'Show less',
});
