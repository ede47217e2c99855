'use client';
import type { CompanyMarket, CompanySearchResult } from '@fs/api-contract';
import { type BoundMessages, hoverCardTrigger, Link, type TableColumn, useFormats } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { displayAddress } from '../CompanyQuickInfo/displayAddress.ts';
import { CompanyMarketsCell } from './CompanyMarketsCell.tsx';
import * as styles from './CompanyTable.css.ts';
import type { companyTableMessages } from './CompanyTable.messages.ts';

export interface CompanyColumnsOptions {
  hrefOf: CompanyHref;
  marketHrefOf: (market: CompanyMarket) => string;
  messages: BoundMessages<typeof companyTableMessages.table>;
}

/** Columns of the company table, by field of the search. Tables with local rows sort by `value`. */
export function companyColumns({
  hrefOf,
  marketHrefOf,
  messages,
}: CompanyColumnsOptions): readonly TableColumn<CompanySearchResult>[] {
  return [
    {
      id: 'logo',
      header: messages.logo,
      width: 88,
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
      minWidth: 160,
      filter: { kind: 'text' },
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link href={hrefOf({ id })} {...hoverCardTrigger(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'homepage_url',
      header: messages.homepage,
      minWidth: 160,
      filter: { kind: 'text' },
      value: ({ homepage_url }) => homepage_url,
      cell: ({ homepage_url }) =>
        homepage_url ? (
          <Link href={homepage_url} isExternal>
            {displayAddress(homepage_url)}
          </Link>
        ) : (
          <MissingValue />
        ),
    },
    {
      id: 'location',
      header: messages.location,
      minWidth: 140,
      filter: { kind: 'text' },
      value: ({ location }) => location,
      cell: ({ location }) => (location ? <bdi>{location}</bdi> : <MissingValue />),
    },
    {
      id: 'founded_on',
      header: messages.founded,
      width: 168,
      filter: { kind: 'date' },
      value: ({ founded_on }) => founded_on,
      cell: ({ founded_on }) => (founded_on ? <Month day={founded_on} /> : <MissingValue />),
    },
    {
      id: 'markets',
      header: messages.markets,
      minWidth: 200,
      skeleton: 'tag',
      filter: { kind: 'text' },
      value: ({ markets }) => markets.map(({ name }) => name),
      cell: (company) => <CompanyMarketsCell company={company} marketHrefOf={marketHrefOf} />,
    },
  ];
}

function Month({ day }: { day: string }) {
  return useFormats().monthYear(day);
}
