'use client';
import type { MarketFigures } from '@fs/api-contract';
import { useFormats, useMessages } from '@fs/ui';
import { WeekBars } from '../../companies/CompanyTable/WeekBars.tsx';
import { marketTableMessages } from './MarketTable.messages.ts';
import { latestYears } from './marketYears.ts';

interface MarketYearBarsProps {
  market: Pick<MarketFigures, 'as_of' | 'years'>;
  /** The value of a full bar, from `largestYear` of all markets that are shown. */
  most: number;
}

/** What a market raised in each of the last five years, as bars from 0. */
export function MarketYearBars({ market, most }: MarketYearBarsProps) {
  const messages = useMessages(marketTableMessages);
  const { abbreviated } = useFormats();
  const years = latestYears(market);
  if (years.length === 0) return null;
  const label = messages.years({
    years: years.map(({ year, raised }) => ({ year, raised: `$${abbreviated(raised)}` })),
  });
  return <WeekBars label={label} values={years.map(({ raised }) => raised)} most={most} />;
}
