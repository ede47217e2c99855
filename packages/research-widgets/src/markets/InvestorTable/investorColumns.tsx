'use client';
import type { CompanyMarket, InvestorFigures } from '@fs/api-contract';
import { type BoundMessages, NumberText, type TableColumn } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { CompanyMarketsCell } from '../../companies/CompanyTable/CompanyMarketsCell.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { RoundLines } from '../../internal/RoundLines.tsx';
import { wholeName } from '../../internal/wholeName.css.ts';
import type { investorTableMessages } from './InvestorTable.messages.ts';

export interface InvestorColumnsOptions {
  hrefOf: CompanyHref;
  personHrefOf: PersonHref;
  /** URL of the rounds of an investor without a page. */
  investorHrefOf: InvestorHref;
  marketHrefOf: (market: CompanyMarket) => string;
  messages: BoundMessages<typeof investorTableMessages.table>;
}

const nameOf = ({ investor: { name, organization, person } }: InvestorFigures) =>
  organization?.name ?? person?.name ?? name;

/** Columns of the investor table, by field of the search. */
export function investorColumns({
  hrefOf,
  personHrefOf,
  investorHrefOf,
  marketHrefOf,
  messages,
}: InvestorColumnsOptions): readonly TableColumn<InvestorFigures>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 200,
      filter: { kind: 'text' },
      text: nameOf,
      cell: (row) => (
        <span className={marked.line}>
          <CompanyLogo name={nameOf(row)} logoUrl={row.investor.organization?.logo_url ?? null} />
          <span className={`${marked.clipped} ${wholeName}`}>
            <InvestorLink
              investor={row.investor}
              hrefOf={hrefOf}
              personHrefOf={personHrefOf}
              investorHrefOf={investorHrefOf}
            />
          </span>
        </span>
      ),
    },
    countColumn('rounds_12m', messages.recentRounds, 140),
    countColumn('rounds', messages.rounds, 120),
    countColumn('rounds_led', messages.led, 124),
    countColumn('companies', messages.companies, 128),
    {
      id: 'markets',
      header: messages.markets,
      phoneLine: 2,
      width: 184,
      isSortable: false,
      skeleton: 'tag',
      filter: { kind: 'text' },
      value: ({ markets }) => markets.map(({ name }) => name),
      cell: (row) => (
        <CompanyMarketsCell company={{ name: nameOf(row), markets: row.markets }} marketHrefOf={marketHrefOf} />
      ),
    },
    {
      id: 'last_on',
      header: messages.lastDeal,
      phoneLine: 'none',
      width: 240,
      firstSort: 'descending',
      filter: { kind: 'date' },
      text: ({ last_on }) => last_on,
      cell: ({ last_round }) => <RoundLines round={last_round} hrefOf={hrefOf} />,
    },
  ];
}

function countColumn(
  id: 'rounds_12m' | 'rounds' | 'rounds_led' | 'companies',
  header: string,
  width: number,
): TableColumn<InvestorFigures> {
  return {
    id,
    header,
    ...(id !== 'rounds_12m' && id !== 'rounds' && { phoneLine: 'none' }),
    width,
    align: 'end',
    firstSort: 'descending',
    filter: { kind: 'number' },
    text: (row) => row[id],
    cell: (row) => <NumberText value={row[id]} isFull />,
  };
}
