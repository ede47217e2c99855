'use client';
import type { MarketFigures } from '@fs/api-contract';
import { type BoundMessages, Link, NumberText, type TableColumn } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { MarketChange } from '../../internal/MarketChange.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { NameMark } from '../../internal/NameMark/NameMark.tsx';
import { RoundLines } from '../../internal/RoundLines.tsx';
import type { marketTableMessages } from './MarketTable.messages.ts';
import { MarketYearBars } from './MarketYearBars.tsx';
import { latestYears } from './marketYears.ts';

export interface MarketColumnsOptions {
  hrefOf: (market: Pick<MarketFigures, 'id'>) => string;
  companyHrefOf?: CompanyHref | undefined;
  personHrefOf?: PersonHref | undefined;
  investorHrefOf?: InvestorHref | undefined;
  /** Whether there is a column for the top investor, who is known to users only. */
  hasInvestors: boolean;
  /** The value of a full bar of the years. */
  mostRaised: number;
  messages: BoundMessages<typeof marketTableMessages.table>;
}

/** Columns of the market table, by field of a market. */
export function marketColumns(options: MarketColumnsOptions): readonly TableColumn<MarketFigures>[] {
  return [...mainColumns(options), ...optionalColumns(options)];
}

function mainColumns({
  hrefOf,
  companyHrefOf,
  mostRaised,
  messages,
}: MarketColumnsOptions): readonly TableColumn<MarketFigures>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 180,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <span className={marked.line}>
          <NameMark name={name} size="small" />
          <span className={marked.clipped}>
            <Link href={hrefOf({ id })}>
              <bdi>{name}</bdi>
            </Link>
          </span>
        </span>
      ),
    },
    {
      id: 'companyCount',
      header: messages.companies,
      width: 140,
      align: 'end',
      firstSort: 'descending',
      text: ({ companyCount }) => companyCount,
      cell: ({ companyCount }) => <NumberText value={companyCount} isFull />,
    },
    {
      id: 'totalFunding',
      header: messages.totalFunding,
      width: 120,
      align: 'end',
      firstSort: 'descending',
      text: ({ totalFunding }) => totalFunding,
      cell: ({ totalFunding }) => <Amount amount={totalFunding} />,
    },
    {
      id: 'raised_12m_usd',
      header: messages.raised,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      text: ({ raised_12m_usd }) => raised_12m_usd,
      cell: ({ raised_12m_usd }) => <Amount amount={raised_12m_usd} />,
    },
    {
      id: 'change_12m',
      header: messages.change,
      width: 104,
      align: 'end',
      firstSort: 'descending',
      text: ({ change_12m }) => change_12m ?? '',
      cell: ({ change_12m }) => <MarketChange change={change_12m} />,
    },
    {
      id: 'rounds_12m',
      header: messages.rounds,
      phoneLine: 'none',
      width: 96,
      align: 'end',
      firstSort: 'descending',
      text: ({ rounds_12m }) => rounds_12m,
      cell: ({ rounds_12m }) => <NumberText value={rounds_12m} isFull />,
    },
    {
      id: 'years',
      header: messages.byYear,
      phoneLine: 'none',
      width: 96,
      isSortable: false,
      text: (market) =>
        latestYears(market)
          .map(({ year, raised }) => `${year}: ${raised}`)
          .join(', '),
      cell: (market) => <MarketYearBars market={market} most={mostRaised} />,
    },
    {
      id: 'newest_round',
      header: messages.newestRound,
      phoneLine: 'none',
      width: 236,
      firstSort: 'descending',
      text: ({ newest_round }) => newest_round?.organization.name ?? '',
      cell: ({ newest_round }) => <RoundLines round={newest_round} hrefOf={companyHrefOf} />,
    },
  ];
}

function optionalColumns({
  companyHrefOf,
  personHrefOf,
  investorHrefOf,
  hasInvestors,
  messages,
}: MarketColumnsOptions): readonly TableColumn<MarketFigures>[] {
  const topInvestor: TableColumn<MarketFigures> = {
    id: 'top_investor',
    header: messages.topInvestor,
    phoneLine: 'none',
    width: 176,
    isOptional: true,
    isSortable: false,
    text: ({ top_investor }) => top_investor?.name ?? '',
    cell: ({ top_investor: investor }) => {
      if (!investor) return <MissingValue />;
      if (!companyHrefOf) return <bdi>{investor.name}</bdi>;
      return <InvestorLink {...{ investor, hrefOf: companyHrefOf, personHrefOf, investorHrefOf }} />;
    },
  };
  return [
    {
      id: 'sector',
      header: messages.sector,
      phoneLine: 'none',
      width: 176,
      isOptional: true,
      text: ({ sector }) => sector ?? '',
      cell: ({ sector }) => (sector === null ? <MissingValue /> : <bdi>{sector}</bdi>),
    },
    {
      id: 'median_12m_usd',
      header: messages.median,
      phoneLine: 'none',
      width: 144,
      align: 'end',
      firstSort: 'descending',
      isOptional: true,
      text: ({ median_12m_usd }) => median_12m_usd ?? '',
      cell: ({ median_12m_usd: median }) => (median === null ? <MissingValue /> : <Amount amount={median} />),
    },
    ...(hasInvestors ? [topInvestor] : []),
  ];
}
