'use client';
import type { FundingYear } from '@fs/api-contract';
import { BarChart, useFormats, useMessages } from '@fs/ui';
import { everyYear } from '../../internal/everyYear.ts';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { usePeriodPoint } from '../../internal/usePeriodPoint.ts';
import { marketChartsMessages } from './MarketCharts.messages.ts';

export interface MarketYearChartProps {
  /** Years with at least one round. */
  years: readonly FundingYear[];
  /** The day with which the figures end; its year is the running one. */
  as_of: string | null;
  /** What the bars show: amounts and counts are two charts, never two axes. */
  measure: 'raised' | 'rounds';
  /** Opens the rounds of a year. Without it, bars open nothing. */
  onYearPress?: ((year: string) => void) | undefined;
}

/** Least number of years with rounds. With fewer, the figures say more than a chart. */
export const yearsOfChart = 3;

/** What a market raised, or how many rounds it had, year by year. The running year is hatched. */
export function MarketYearChart({ years, as_of, measure, onYearPress }: MarketYearChartProps) {
  const messages = useMessages(marketChartsMessages);
  const { dollars } = useMessages(moneyChartMessages);
  const { number } = useFormats();
  const running = as_of === null ? undefined : Number(as_of.slice(0, 4));
  const pointOf = usePeriodPoint(running === undefined ? undefined : String(running));
  const shown = everyYear(years, (year) => ({ year, rounds: 0, disclosed: 0, total: 0 }), running);
  const isMoney = measure === 'raised';
  return (
    <BarChart
      isTime
      title={isMoney ? messages.raisedByYear : messages.roundsByYear}
      level={2}
      description={isMoney ? amounts(shown) : messages.counts}
      pointName={messages.year}
      series={[isMoney ? messages.raised : messages.rounds]}
      points={shown.map(({ year, total, rounds }) => pointOf({ id: String(year), values: [isMoney ? total : rounds] }))}
      formatValue={isMoney ? (amount) => dollars({ amount }) : number}
      // A year without rounds has none to open.
      {...(onYearPress && {
        onPointPress: (year: string) => years.some((each) => String(each.year) === year) && onYearPress(year),
      })}
    />
  );

  function amounts(of: readonly FundingYear[]): string {
    const total = of.reduce((sum, { rounds }) => sum + rounds, 0);
    const count = total - of.reduce((sum, { disclosed }) => sum + disclosed, 0);
    return count > 0 ? messages.amountsOf({ count, total }) : messages.amounts;
  }
}
