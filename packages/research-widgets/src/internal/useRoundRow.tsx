'use client';
import type { Investment } from '@fs/api-contract';
import { useFormats, useMessages } from '@fs/ui';
import { Amount } from './Amount.tsx';
import { type CompanyHref, CompanyLink } from './CompanyLink.tsx';
import type { DealRow } from './DealRows.tsx';
import { dealMessages } from './deals.messages.ts';

/** Returns a function that converts a round to a row: company, amount and date. */
export function useRoundRow(hrefOf: CompanyHref): (round: Investment) => DealRow {
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();
  return ({ id, organization, round_type, round_code, raised_usd, funded_on }) => ({
    id,
    logo: organization,
    title: <CompanyLink company={organization} hrefOf={hrefOf} tone="name" />,
    detail: deals.round({ type: round_type, code: round_code }),
    figure: <Amount amount={raised_usd} />,
    when: shortDay(funded_on),
  });
}
