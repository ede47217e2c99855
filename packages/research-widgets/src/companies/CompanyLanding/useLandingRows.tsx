'use client';
import type { CompanySearchResult, CompanyLanding as Landing } from '@fs/api-contract';
import { useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { DealRow } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';

type LandingList = Exclude<keyof Landing, 'places'>;

/**
 * Returns functions that convert a company to a row of each list: company, last round, amount and date. The amount is
 * what the list is ordered by: all that the company raised, or its last round.
 */
export function useLandingRows(hrefOf: CompanyHref): Record<LandingList, (company: CompanySearchResult) => DealRow> {
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();

  function rowOf(company: CompanySearchResult, amount: number | null): DealRow {
    const { id, last_round, last_funding_on } = company;
    return {
      id,
      logo: company,
      title: <CompanyLink company={company} hrefOf={hrefOf} tone="name" />,
      detail: last_round && deals.round({ type: last_round.round_type, code: last_round.round_code }),
      figure: <Amount amount={amount} />,
      when: last_funding_on && shortDay(last_funding_on),
    };
  }

  return {
    mostFunded: (company) => rowOf(company, company.total_funding_usd),
    recentlyFunded: (company) => rowOf(company, company.last_round?.raised_usd ?? null),
  };
}
