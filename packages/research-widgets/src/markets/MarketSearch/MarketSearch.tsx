'use client';
import type { CompanyMarket } from '@fs/api-contract';
import { Inline, Link, Stack, Text, useFormats, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { QueryField } from '../../internal/QueryField.tsx';
import { MarketTable, type MarketTableProps } from '../MarketTable/MarketTable.tsx';
import { marketSearchMessages } from './MarketSearch.messages.ts';

export interface MarketSearchProps extends Omit<MarketTableProps, 'empty'> {
  /** The text that the markets are searched for. */
  query: string;
  /**
   * Called when the user pauses after three letters or more, and at once when they press Enter or clear the field. A
   * shorter text gives an empty query.
   */
  onQueryChange: (query: string) => void;
  /** Where no market matches: those with the most similar names. @default [] */
  closest?: readonly CompanyMarket[];
  /** Between the field and the table, so that the field is at the top. Hidden while the markets are searched. */
  children?: ReactNode;
}

/** A field that searches for names of markets, and the table of those found. */
export function MarketSearch({ query, onQueryChange, closest = [], children, ...table }: MarketSearchProps) {
  const messages = useMessages(marketSearchMessages);
  const { shortDay } = useFormats();
  const { markets, hrefOf } = table;
  const day = markets.state === 'ready' ? markets.value.rows.find(({ as_of }) => as_of !== null)?.as_of : undefined;
  // While others load, the table shows what an earlier text found.
  const none = query !== '' && !table.isRefreshing && (
    <Inline gap="2">
      <Text>{messages.noneNamed({ text: query })}</Text>
      {closest.length > 0 && <Text>{messages.closest}</Text>}
      {closest.map((market) => (
        <Link key={market.id} href={hrefOf(market)}>
          <bdi>{market.name}</bdi>
        </Link>
      ))}
    </Inline>
  );
  return (
    <Stack gap="4">
      <QueryField label={messages.label} query={query} onQueryChange={onQueryChange} />
      {query === '' && children}
      <MarketTable {...table} {...(none && { empty: none })} />
      {day && (
        <Text size="small" tone="muted">
          {messages.source({ day: shortDay(day) })}
        </Text>
      )}
    </Stack>
  );
}
