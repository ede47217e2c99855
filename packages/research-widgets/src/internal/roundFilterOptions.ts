import type { BoundMessages, Option } from '@fs/ui';
import type { dealMessages } from './deals.messages.ts';

/** Kinds of rounds that users filter by, as the source writes them: types, and the letters of venture rounds. */
const types = ['seed', 'angel', 'venture'] as const;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const otherTypes = [
  'private_equity',
  'debt_financing',
  'convertible_note',
  'equity_crowdfunding',
  'product_crowdfunding',
  'grant',
  'non_equity_assistance',
  'post_ipo_equity',
  'post_ipo_debt',
  'secondary_market',
  'undisclosed',
] as const;

/** Options of a filter by rounds: a type or a letter. */
export function roundFilterOptions(deals: BoundMessages<typeof dealMessages.table>): readonly Option[] {
  const ofType = (type: string) => ({ id: type, label: deals.round({ type, code: null }) });
  return [
    ...types.map(ofType),
    ...letters.map((code) => ({ id: code, label: deals.round({ type: 'venture', code }) })),
    ...otherTypes.map(ofType),
  ];
}
