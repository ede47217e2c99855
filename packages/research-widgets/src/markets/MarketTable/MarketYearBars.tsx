'use client';
import type { MarketFigures } from '@fs/api-contract';
import { useFormats, useMessages } from '@fs/ui';
import { PeriodBars } from '../../internal/PeriodBars.tsx';
import { marketTableMessages } from './MarketTable.messages.ts';
import { latestYears } from './marketYears.ts';

interface MarketYearBarsProps {
  market: Pick<MarketFigures, 'as_of' | 'years'>;
  /** The value of a full bar, from `largestYear` of all markets that are shown. */
  most: number;
  /** `medium` suits tiles. @default 'small' */
  size?: 'small' | 'medium';
}

/** What a market raised in each of the last five years, as bars from 0. The running year is hatched. */
export function MarketYearBars({ market, most, size = 'small' }: MarketYearBarsProps) {
  const messages = useMessages(marketTableMessages);
  const { abbreviated } = useFormats();
  const years = latestYears(market);
  if (years.length === 0) return null;
  const label = messages.years({
    years: years.map(({ year, raised }) => ({ year, raised: `$${abbreviated(raised)}` })),
  });
  return <PeriodBars label={label} values={years.map(({ raised }) => raised)} most={most} isLastPartial size={size} />;
}
