'use client';
import { type Investing, limits } from '@fs/api-contract';
import { type KeyValueItem, NumberText, Text, useFormats, useMessages } from '@fs/ui';
import { companyQuickInfoMessages } from '../companies/CompanyQuickInfo/CompanyQuickInfo.messages.ts';
import { dealMessages } from './deals.messages.ts';

interface Deals {
  /** All deals, whatever the plan includes. */
  deals: number;
  /** Whether the user's plan includes only the latest deals. */
  isLimited: boolean;
  /** Class of the number of deals, where it leads the figures. */
  className?: string | undefined;
}

/**
 * The figures of an investor: deals, those of twelve months, usual round and last deal. A plan that includes only the
 * latest deals may include fewer than twelve months, so that number must not look complete.
 */
export function useInvestingItems(
  investing: Investing | null | undefined,
  { deals, isLimited, className }: Deals,
): readonly KeyValueItem[] {
  const messages = useMessages(companyQuickInfoMessages);
  const rounds = useMessages(dealMessages);
  const { number, shortMonth } = useFormats();
  if (!investing) return [];
  const { recent_deals, usual_round, last_deal_on } = investing;
  const hasMore = isLimited && recent_deals === limits.latestInvestments && deals > recent_deals;
  const unknown = <Text tone="muted">{messages.unknown}</Text>;
  return [
    {
      label: messages.deals,
      value: (
        <span className={className}>
          <NumberText value={deals} />
        </span>
      ),
    },
    { label: messages.recentDeals, value: hasMore ? messages.orMore({ count: recent_deals }) : number(recent_deals) },
    {
      label: messages.usualRound,
      value: usual_round ? rounds.round({ type: usual_round.round_type, code: usual_round.round_code }) : unknown,
    },
    { label: messages.lastDeal, value: last_deal_on ? shortMonth(last_deal_on) : unknown },
  ];
}
