'use client';
import type { CompanyMarket, CompanySearchResult } from '@fs/api-contract';
import { Link, type TableColumn, type TableState, useFormats } from '@fs/ui';
import { Fragment } from 'react';
import { CompanyLink } from '../../internal/CompanyLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { PlaceCell } from '../../internal/PlaceCell.tsx';
import type { PlaceParts } from '../../internal/placeQuery.ts';
import { placeWords } from '../../internal/placeWords.ts';
import { twoLines } from '../../internal/twoLines.css.ts';
import { wholeName } from '../../internal/wholeName.css.ts';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { displayAddress } from '../CompanyQuickInfo/displayAddress.ts';
import { CompanyMarketsCell } from './CompanyMarketsCell.tsx';
import * as styles from './CompanyTable.css.ts';
import { type MoneyColumnsOptions, moneyColumns, optionalColumns } from './moneyColumns.tsx';

export interface CompanyColumnsOptions extends MoneyColumnsOptions {
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place. Without it, places are no links. */
  placeHrefOf?: ((place: PlaceParts) => string) | undefined;
  /** Whether the description is shown until the user hides it. @default false */
  isDescriptionShown?: boolean;
}

/** The column, which has the name of the API's field. */
const descriptionField = 'short_description';

/** Whether the rows were found by their description. */
export const isByDescription = ({ filters }: Pick<TableState, 'filters'>) => filters[descriptionField] !== undefined;

/** Columns of the company table, by field of the search. Tables with local rows sort by `value`. */
export function companyColumns(options: CompanyColumnsOptions): readonly TableColumn<CompanySearchResult>[] {
  const { hrefOf, marketHrefOf, placeHrefOf, isDescriptionShown = false, messages, places } = options;
  return [
    {
      id: 'logo',
      header: messages.logo,
      isHeaderHidden: true,
      width: 48,
      isSortable: false,
      skeleton: 'square',
      isBareOnPhone: true,
      cell: ({ name, logo_url }) => (
        <span className={styles.logo}>
          <CompanyLogo name={name} logoUrl={logo_url} />
        </span>
      ),
    },
    {
      id: 'name',
      header: messages.name,
      isRowHeader: true,
      isBareOnPhone: true,
      width: 144,
      filter: { kind: 'text' },
      value: ({ name }) => name,
      cell: (company) => (
        <span className={wholeName}>
          <CompanyLink company={company} hrefOf={hrefOf} />
        </span>
      ),
    },
    {
      id: descriptionField,
      header: messages.description,
      width: 280,
      isOptional: !isDescriptionShown,
      isSortable: false,
      filter: { kind: 'text' },
      value: ({ short_description }) => short_description,
      cell: ({ short_description }) =>
        short_description ? <bdi className={twoLines}>{short_description}</bdi> : <MissingValue />,
    },
    ...moneyColumns(options),
    {
      id: 'markets',
      header: messages.markets,
      phoneLine: 2,
      width: 158,
      skeleton: 'tag',
      filter: { kind: 'text' },
      value: ({ markets }) => markets.map(({ name }) => name),
      cell: (company) => <CompanyMarketsCell company={company} marketHrefOf={marketHrefOf} />,
    },
    {
      id: 'location',
      header: messages.location,
      phoneLine: 2,
      width: 120,
      filter: { kind: 'text', words: (location) => placeWords(location, places) },
      value: ({ location }) => location,
      text: ({ location }) => (location === null ? '' : placeWords(location, places)),
      cell: (company) => <PlaceCell location={company.location} href={placeHrefOf?.(company)} />,
    },
    {
      id: 'founded_on',
      header: messages.founded,
      phoneLine: 'none',
      width: 108,
      filter: { kind: 'date' },
      value: ({ founded_on }) => founded_on,
      cell: ({ founded_on }) => (founded_on ? <Month day={founded_on} /> : <MissingValue />),
    },
    {
      id: 'homepage_url',
      header: messages.homepage,
      phoneLine: 'none',
      width: 132,
      filter: { kind: 'text' },
      value: ({ homepage_url }) => homepage_url,
      cell: ({ homepage_url }) =>
        homepage_url ? (
          <span className={wholeName}>
            <Link href={homepage_url} isExternal>
              <bdi>{breakable(displayAddress(homepage_url))}</bdi>
            </Link>
          </span>
        ) : (
          <MissingValue />
        ),
    },
    ...optionalColumns(options),
  ];
}

/** A long address takes its second line from a dot or a slash on. */
function breakable(address: string) {
  return address.split(/(?=[./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of an address keep their places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Month({ day }: { day: string }) {
  return useFormats().shortMonth(day);
}
