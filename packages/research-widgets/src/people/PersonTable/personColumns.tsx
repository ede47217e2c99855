import type { PersonSearchResult } from '@fs/api-contract';
import { type BoundMessages, Link, type TableColumn } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { PlaceCell } from '../../internal/PlaceCell.tsx';
import { type PlaceTexts, placeWords } from '../../internal/placeWords.ts';
import { RaisedAmount } from '../../internal/RaisedAmount.tsx';
import { twoLines } from '../../internal/twoLines.css.ts';
import { wholeName } from '../../internal/wholeName.css.ts';
import { nameOf } from '../PersonProfile/nameOf.ts';
import type { personTableMessages } from './PersonTable.messages.ts';

export interface PersonColumnsOptions {
  hrefOf: PersonHref;
  companyHrefOf: CompanyHref;
  /** URL of the companies at a place, as the API writes it. */
  placeHrefOf: (location: string) => string;
  messages: BoundMessages<typeof personTableMessages.table>;
  places: PlaceTexts;
}

/** Columns of the table of people, by field of the search. */
export function personColumns({
  hrefOf,
  companyHrefOf,
  placeHrefOf,
  messages,
  places,
}: PersonColumnsOptions): readonly TableColumn<PersonSearchResult>[] {
  const titleOf = ({ title, active }: PersonSearchResult) =>
    title === null || active ? (title ?? '') : messages.former({ title });
  return [
    {
      id: 'name',
      header: messages.name,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 200,
      filter: { kind: 'text' },
      text: nameOf,
      cell: (person) => (
        <span className={wholeName}>
          <Link href={hrefOf(person)} tone="accent">
            <bdi>{nameOf(person)}</bdi>
          </Link>
        </span>
      ),
    },
    {
      id: 'title',
      header: messages.title,
      phoneLine: 1,
      width: 260,
      isSortable: false,
      text: titleOf,
      cell: (person) => (person.title === null ? <MissingValue /> : <bdi className={twoLines}>{titleOf(person)}</bdi>),
    },
    {
      id: 'organization',
      header: messages.company,
      phoneLine: 2,
      width: 248,
      filter: { kind: 'text' },
      text: ({ organization }) => organization?.name ?? '',
      cell: ({ organization }) =>
        organization === null ? (
          <MissingValue />
        ) : (
          <span className={marked.line}>
            <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
            <span className={`${marked.clipped} ${wholeName}`}>
              <CompanyLink company={organization} hrefOf={companyHrefOf} />
            </span>
          </span>
        ),
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
      id: 'location',
      header: messages.location,
      phoneLine: 'none',
      width: 180,
      isSortable: false,
      filter: { kind: 'text', words: (location) => placeWords(location, places) },
      text: ({ location }) => (location === null ? '' : placeWords(location, places)),
      cell: ({ location }) => (
        <PlaceCell location={location} href={location === null ? undefined : placeHrefOf(location)} />
      ),
    },
  ];
}
