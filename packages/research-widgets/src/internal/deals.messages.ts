import { defineMessages } from '@fs/ui';
import { isShortExact } from './isShortExact.ts';

/** Names of kinds of rounds, by the source's value. */
export const roundKinds: Readonly<Record<string, string>> = {
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
  /** Venture rounds are named by their letter. Unknown kinds are shown as the source writes them. */
  round: ({ type, code }: { type: string; code: string | null }) =>
    code === null ? (roundKinds[type] ?? type.replaceAll('_', ' ')) : `Series ${code}`,
  rounds: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}`,
  showLess: 'Show less',
  /** Follows the name of a round's lead investor. */
  lead: '(lead)',
  /** The amount of a filter in US dollars: short where nothing is lost by it. */
  dollars: ({ amount }: { amount: number }, { abbreviated, number }) =>
    `$${isShortExact(amount) ? abbreviated(amount) : number(amount)}`,
  more: ({ count }: { count: number }, { number }) => `${number(count)} more`,
});
