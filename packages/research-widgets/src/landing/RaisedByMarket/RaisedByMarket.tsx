'use client';
import type { Landing } from '@fs/api-contract';
import { RankedBars, useFormats, useMessages } from '@fs/ui';
import { raisedByMarketMessages } from './RaisedByMarket.messages.ts';

type RaisedMarket = Landing['markets'][number];

export interface RaisedByMarketProps extends Pick<Landing, 'markets' | 'as_of'> {
  /** URL of a market's page. Without it names are plain text. */
  hrefOf?: ((market: Pick<RaisedMarket, 'id'>) => string) | undefined;
}

/** The markets in which most was raised in twelve months. */
export function RaisedByMarket({ markets, as_of, hrefOf }: RaisedByMarketProps) {
  const messages = useMessages(raisedByMarketMessages);
  const { shortDay } = useFormats();
  // Fewer bars are no comparison.
  if (markets.length < 3 || as_of === null) return null;
  return (
    <RankedBars
      title={messages.title}
      level={4}
      description={messages.source({ day: shortDay(as_of) })}
      itemName={messages.market}
      valueName={messages.raised}
      // Companies with several markets count in each, so the bars are no parts of a whole.
      hasShares={false}
      items={markets.map(({ id, name, raised_12m_usd }) => ({
        id,
        label: name,
        value: raised_12m_usd,
        ...(hrefOf && { href: hrefOf({ id }) }),
      }))}
    />
  );
}
