import type { AcquisitionDeal, CompanyMarket } from '@fs/api-contract';
import { type BoundMessages, type TableColumn, Tag, useFormats } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { CardWord } from '../../internal/CardWord.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { dealMessages } from '../../internal/deals.messages.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { PlaceCell } from '../../internal/PlaceCell.tsx';
import { type PlaceTexts, placeWords } from '../../internal/placeWords.ts';
import { RaisedAmount } from '../../internal/RaisedAmount.tsx';
import { wholeName } from '../../internal/wholeName.css.ts';
import type { acquisitionTableMessages } from './AcquisitionTable.messages.ts';

export interface AcquisitionColumnsOptions {
  hrefOf: CompanyHref;
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place, as the API writes it. */
  placeHrefOf: (location: string) => string;
  messages: BoundMessages<typeof acquisitionTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
  places: PlaceTexts;
}

/** Columns of the acquisition table, by field of the search. */
export function acquisitionColumns({
  hrefOf,
  marketHrefOf,
  placeHrefOf,
  messages,
  deals,
  places,
}: AcquisitionColumnsOptions): readonly TableColumn<AcquisitionDeal>[] {
  return [
    {
      id: 'acquired_on',
      header: messages.date,
      phoneLine: 1,
      width: 124,
      firstSort: 'descending',
      filter: { kind: 'date' },
      text: ({ acquired_on }) => acquired_on,
      cell: ({ acquired_on }) => <Day day={acquired_on} />,
    },
    {
      id: 'acquired',
      header: messages.acquired,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 200,
      filter: { kind: 'text' },
      text: ({ acquired }) => acquired.name,
      cell: ({ acquired }) => <Company company={acquired} hrefOf={hrefOf} />,
    },
    {
      id: 'acquirer',
      header: messages.acquirer,
      phoneLine: 2,
      width: 216,
      filter: { kind: 'text' },
      text: ({ acquirer }) => acquirer.name,
      cell: ({ acquirer }) => <Company company={acquirer} hrefOf={hrefOf} word={messages.by} />,
    },
    {
      id: 'price_usd',
      header: messages.price,
      phoneLine: 1,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number', words: (amount) => deals.dollars({ amount }) },
      text: exportedPrice,
      cell: ({ price, currency }) => <Amount amount={price} currency={currency} />,
    },
    {
      id: 'total_funding_usd',
      header: messages.raised,
      phoneLine: 'none',
      width: 128,
      align: 'end',
      firstSort: 'descending',
      text: ({ total_funding_usd }) => total_funding_usd ?? '',
      cell: ({ total_funding_usd }) =>
        total_funding_usd === null ? <MissingValue /> : <RaisedAmount amount={total_funding_usd} />,
    },
    {
      id: 'markets',
      header: messages.market,
      phoneLine: 'none',
      width: 168,
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
      phoneLine: 'none',
      width: 160,
      isSortable: false,
      filter: { kind: 'text', words: (location) => placeWords(location, places) },
      text: ({ location }) => (location === null ? '' : placeWords(location, places)),
      cell: ({ location }) => (
        <PlaceCell location={location} href={location === null ? undefined : placeHrefOf(location)} />
      ),
    },
  ];
}

/** Dollars as a number, and other currencies with their code. */
function exportedPrice({ price, currency }: AcquisitionDeal): string | number {
  if (price === null) return '';
  return currency === null || currency === 'USD' ? price : `${price} ${currency}`;
}

interface CompanyProps {
  company: AcquisitionDeal['acquired'];
  hrefOf: CompanyHref;
  /** What it is in the deal, on a card. */
  word?: string;
}

function Company({ company, hrefOf, word }: CompanyProps) {
  return (
    <span className={marked.line}>
      {word !== undefined && <CardWord>{word}</CardWord>}
      <CompanyLogo name={company.name} logoUrl={company.logo_url} />
      <span className={`${marked.clipped} ${wholeName}`}>
        <CompanyLink company={company} hrefOf={hrefOf} />
      </span>
    </span>
  );
}

function Day({ day }: { day: string }) {
  return useFormats().shortDay(day);
}
