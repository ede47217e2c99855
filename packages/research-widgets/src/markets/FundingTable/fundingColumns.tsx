'use client';
import type { CompanyMarket, FundingSearchResult } from '@fs/api-contract';
import { type BoundMessages, type TableColumn, Tag, useFormats } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { EmployeesCell } from '../../companies/CompanyTable/EmployeesCell.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { dealMessages } from '../../internal/deals.messages.ts';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { PlaceCell } from '../../internal/PlaceCell.tsx';
import { type PlaceTexts, placeWords } from '../../internal/placeWords.ts';
import { RaisedAmount } from '../../internal/RaisedAmount.tsx';
import { roundFilterOptions } from '../../internal/roundFilterOptions.ts';
import { wholeName } from '../../internal/wholeName.css.ts';
import { FundingInvestorsCell } from './FundingInvestorsCell.tsx';
import type { fundingTableMessages } from './FundingTable.messages.ts';

export interface FundingColumnsOptions {
  hrefOf: CompanyHref;
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place, as the API writes it. */
  placeHrefOf: (location: string) => string;
  messages: BoundMessages<typeof fundingTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
  places: PlaceTexts;
  /** Part of the name of the investor that rounds are filtered by. Empty: none. */
  wantedInvestor: string;
}

/** Columns of the funding table, by field of the search. */
export function fundingColumns({
  hrefOf,
  personHrefOf,
  investorHrefOf,
  marketHrefOf,
  placeHrefOf,
  messages,
  deals,
  places,
  wantedInvestor,
}: FundingColumnsOptions): readonly TableColumn<FundingSearchResult>[] {
  return [
    {
      id: 'funded_on',
      header: messages.date,
      phoneLine: 1,
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
      width: 206,
      filter: { kind: 'text' },
      text: ({ organization }) => organization.name,
      cell: ({ organization }) => (
        <span className={marked.line}>
          <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
          <span className={`${marked.clipped} ${wholeName}`}>
            <CompanyLink company={organization} hrefOf={hrefOf} />
          </span>
        </span>
      ),
    },
    {
      id: 'round_type',
      header: messages.round,
      phoneLine: 1,
      width: 128,
      filter: { kind: 'choice', isSingle: true, options: roundFilterOptions(deals) },
      text: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
      cell: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
    },
    {
      id: 'raised_usd',
      header: messages.amount,
      phoneLine: 1,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number', words: (amount) => deals.dollars({ amount }) },
      text: ({ raised_usd }) => raised_usd ?? '',
      cell: ({ raised_usd }) => <RaisedAmount amount={raised_usd} />,
    },
    {
      id: 'investors',
      header: messages.investors,
      phoneLine: 'none',
      width: 236,
      isSortable: false,
      filter: { kind: 'text' },
      text: ({ investors }) => investors.map(({ organization, name }) => organization?.name ?? name).join(', '),
      cell: (round) => (
        <FundingInvestorsCell
          round={round}
          hrefOf={hrefOf}
          personHrefOf={personHrefOf}
          investorHrefOf={investorHrefOf}
          wanted={wantedInvestor}
        />
      ),
    },
    {
      id: 'markets',
      header: messages.market,
      phoneLine: 2,
      width: 152,
      isSortable: false,
      skeleton: 'tag',
      filter: { kind: 'text' },
      text: ({ market }) => market?.name ?? '',
      cell: ({ market }) =>
        market ? <Tag name={market.name} href={marketHrefOf(market)} hasTwoLines /> : <MissingValue />,
    },
    {
      id: 'location',
      header: messages.location,
      phoneLine: 2,
      width: 148,
      isSortable: false,
      filter: { kind: 'text', words: (location) => placeWords(location, places) },
      text: ({ location }) => (location === null ? '' : placeWords(location, places)),
      cell: ({ location }) => (
        <PlaceCell location={location} href={location === null ? undefined : placeHrefOf(location)} />
      ),
    },
    ...companyFacts(messages),
  ];
}

/** Facts of the company that users can add. */
function companyFacts(messages: FundingColumnsOptions['messages']): readonly TableColumn<FundingSearchResult>[] {
  return [
    {
      id: 'total_funding_usd',
      header: messages.totalToDate,
      width: 128,
      align: 'end',
      isOptional: true,
      isSortable: false,
      text: ({ total_funding_usd }) => total_funding_usd ?? '',
      cell: ({ total_funding_usd }) => <Amount amount={total_funding_usd} />,
    },
    {
      id: 'founded_on',
      header: messages.founded,
      width: 108,
      isOptional: true,
      isSortable: false,
      text: ({ founded_on }) => founded_on ?? '',
      cell: ({ founded_on }) => (founded_on ? <Month day={founded_on} /> : <MissingValue />),
    },
    {
      id: 'employee_count',
      header: messages.employees,
      width: 124,
      align: 'end',
      isOptional: true,
      isSortable: false,
      text: ({ employee_count }) => employee_count ?? '',
      cell: ({ employee_count }) => <EmployeesCell range={employee_count} />,
    },
  ];
}

function Month({ day }: { day: string }) {
  return useFormats().shortMonth(day);
}

function Day({ day }: { day: string }) {
  return useFormats().shortDay(day);
}
