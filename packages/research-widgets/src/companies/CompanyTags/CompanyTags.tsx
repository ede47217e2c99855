'use client';
import type { CompanyMarket } from '@fs/api-contract';
import { TagList, useMessages } from '@fs/ui';
import { companyTagsMessages } from './CompanyTags.messages.ts';
import { tagsInResults } from './tagsInResults.ts';

/** Search results show two tags at first, other places ten (decision AMB-093). */
export type CompanyTagsPlace = 'results' | 'page';

export interface CompanyTagsProps {
  markets: readonly CompanyMarket[];
  /** @default 'page' */
  place?: CompanyTagsPlace;
  /** URL of a market's page. Without it the tags are plain text. */
  hrefOf?: (market: CompanyMarket) => string;
}

const shownAtFirst = { results: tagsInResults, page: 10 } satisfies Record<CompanyTagsPlace, number>;

/** The markets of a company. "N more" reveals those after the first few. */
export function CompanyTags({ markets, place = 'page', hrefOf }: CompanyTagsProps) {
  const messages = useMessages(companyTagsMessages);
  if (markets.length === 0) return null;
  return (
    <TagList
      label={messages.label}
      tags={markets.map((market) => ({ ...market, ...(hrefOf && { href: hrefOf(market) }) }))}
      shownAtFirst={shownAtFirst[place]}
    />
  );
}
