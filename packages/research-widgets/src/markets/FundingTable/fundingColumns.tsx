'use client';
import type { CompanyMarket, FundingSearchResult } from '@fs/api-contract';
import { type BoundMessages, Link, type TableColumn, Tag, useFormats } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { dealMessages } from '../../internal/deals.messages.ts';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { placeWords } from '../../internal/placeWords.ts';
import { FundingInvestorsCell } from './FundingInvestorsCell.tsx';
import * as styles from './FundingTable.css.ts';
import type { fundingTableMessages } from './FundingTable.messages.ts';

export interface FundingColumnsOptions {
  hrefOf: CompanyHref;
  personHrefOf?: PersonHref | undefined;
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place, as the API writes it. */
  placeHrefOf: (location: string) => string;
  messages: BoundMessages<typeof fundingTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
}

/** Kinds of rounds that users can filter by, as the source writes them. */
const roundTypes = [
  'seed',
  'angel',
  'venture',
  'private_equity',
  'debt_financing',
  'convertible_note',
  'equity_crowdfunding',
  'grant',
  'post_ipo_equity',
  'secondary_market',
] as const;

/** Columns of the funding table, by field of the search. */
export function fundingColumns({
  hrefOf,
  personHrefOf,
  marketHrefOf,
  placeHrefOf,
  messages,
  deals,
}: FundingColumnsOptions): readonly TableColumn<FundingSearchResult>[] {
  return [
    {
      id: 'funded_on',
      header: messages.date,
      width: 124,
      firstSort: 'descending',
      filter: { kind: 'date' },
      text: ({ funded_on }) => funded_on,
      cell: ({ funded_on }) => <Day day={funded_on} />,
    },
    {
      id: 'organization',
      header: messages.company,
      isRowHeader: true,
      isBareOnPhone: true,
      width: 220,
      filter: { kind: 'text' },
      text: ({ organization }) => organization.name,
      cell: ({ organization }) => (
        <span className={styles.line}>
          <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
          <span className={styles.clipped}>
            <CompanyLink company={organization} hrefOf={hrefOf} />
          </span>
        </span>
      ),
    },
    {
      id: 'round_type',
      header: messages.round,
      width: 128,
      filter: {
        kind: 'choice',
        isSingle: true,
        options: roundTypes.map((type) => ({ id: type, label: deals.round({ type, code: null }) })),
      },
      text: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
      cell: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
    },
    {
      id: 'raised_usd',
      header: messages.amount,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number' },
      text: ({ raised_usd }) => raised_usd ?? '',
      cell: ({ raised_usd }) => <Amount amount={raised_usd} />,
    },
    {
      id: 'investors',
      header: messages.investors,
      width: 260,
      isSortable: false,
      filter: { kind: 'text' },
      text: ({ investors }) => investors.map(({ organization, name }) => organization?.name ?? name).join(', '),
      cell: (round) => <FundingInvestorsCell round={round} hrefOf={hrefOf} personHrefOf={personHrefOf} />,
    },
    {
      id: 'markets',
      header: messages.market,
      width: 152,
      isSortable: false,
      skeleton: 'tag',
      filter: { kind: 'text' },
      text: ({ market }) => market?.name ?? '',
      cell: ({ market }) => (market ? <Tag name={market.name} href={marketHrefOf(market)} /> : <MissingValue />),
    },
    {
      id: 'location',
      header: messages.location,
      width: 148,
      isSortable: false,
      filter: { kind: 'text' },
      text: ({ location }) => (location === null ? '' : placeWords(location)),
      cell: ({ location }) =>
        location === null ? (
          <MissingValue />
        ) : (
          <Link href={placeHrefOf(location)} tone="plain">
            <bdi>{placeWords(location)}</bdi>
          </Link>
        ),
    },
  ];
}

function Day({ day }: { day: string }) {
  return useFormats().shortDay(day);
}
