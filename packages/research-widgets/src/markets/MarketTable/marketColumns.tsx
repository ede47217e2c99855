'use client';
import type { Market } from '@fs/api-contract';
import { type BoundMessages, Link, NumberText, type TableColumn } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import type { marketTableMessages } from './MarketTable.messages.ts';

export interface MarketColumnsOptions {
  hrefOf: (market: Pick<Market, 'id'>) => string;
  messages: BoundMessages<typeof marketTableMessages.table>;
}

/** Columns of the market table, by field of a market. */
export function marketColumns({ hrefOf, messages }: MarketColumnsOptions): readonly TableColumn<Market>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 160,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link href={hrefOf({ id })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'companyCount',
      header: messages.companies,
      width: 200,
      align: 'end',
      firstSort: 'descending',
      value: ({ companyCount }) => companyCount,
      cell: ({ companyCount }) => <NumberText value={companyCount} isFull />,
    },
    {
      id: 'totalFunding',
      header: messages.totalFunding,
      width: 200,
      align: 'end',
      firstSort: 'descending',
      value: ({ totalFunding }) => totalFunding,
      cell: ({ totalFunding }) => <Amount amount={totalFunding} />,
    },
  ];
}
