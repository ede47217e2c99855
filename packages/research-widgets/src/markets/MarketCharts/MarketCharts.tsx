'use client';
import { type FundingYear, type MarketProfile, roundSizeBounds } from '@fs/api-contract';
import { BarChart, type Loadable, LoadableView, Text, useFormats, useMessages } from '@fs/ui';

import * as styles from './MarketCharts.css.ts';
import { marketChartsMessages } from './MarketCharts.messages.ts';
import { MarketYearChart, yearsOfChart } from './MarketYearChart.tsx';

export interface MarketChartsFacts extends Pick<MarketProfile, 'as_of' | 'round_sizes'> {
  /** Years with at least one round. */
  years: readonly FundingYear[];
}

export interface MarketChartsProps {
  facts: Loadable<MarketChartsFacts>;
  /** Called with a year that has rounds when the user opens its bar. Without it, bars open nothing. */
  onYearPress?: (year: string) => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Where a market’s money went: raised by year, rounds by year, and rounds by size. */
export function MarketCharts({ facts, onYearPress, onRetry }: MarketChartsProps) {
  return (
    <LoadableView of={facts} onRetry={onRetry} skeleton={<Outline />}>
      {({ years, as_of, round_sizes }) => {
        const isYoung = years.length < yearsOfChart;
        // Left out where no round is disclosed.
        const hasSizes = round_sizes.some((count) => count > 0);
        return (
          <div className={isYoung || !hasSizes ? styles.two : styles.three}>
            {isYoung ? (
              <Young />
            ) : (
              <>
                <MarketYearChart years={years} as_of={as_of} measure="raised" onYearPress={onYearPress} />
                <MarketYearChart years={years} as_of={as_of} measure="rounds" onYearPress={onYearPress} />
              </>
            )}
            {hasSizes && <Sizes counts={round_sizes} />}
          </div>
        );
      }}
    </LoadableView>
  );
}

function Young() {
  const messages = useMessages(marketChartsMessages);
  return <Text tone="muted">{messages.young}</Text>;
}

function Sizes({ counts }: { counts: readonly number[] }) {
  const messages = useMessages(marketChartsMessages);
  const { number } = useFormats();
  return (
    <BarChart
      title={messages.bySize}
      level={2}
      description={messages.sizes}
      pointName={messages.size}
      series={[messages.rounds]}
      points={roundSizeBounds.map((from, index) => ({
        id: String(from),
        label: messages.sizeOf({ from, to: roundSizeBounds[index + 1] }),
        shortLabel: messages.shortSizeOf({ from, to: roundSizeBounds[index + 1] }),
        values: [counts[index] ?? 0],
      }))}
      formatValue={number}
    />
  );
}

/** The charts in their places. */
function Outline() {
  const messages = useMessages(marketChartsMessages);
  const year = { level: 2, pointName: messages.year, points: [], isLoading: true } as const;
  return (
    <div className={styles.three}>
      <BarChart {...year} title={messages.raisedByYear} description={messages.amounts} series={[messages.raised]} />
      <BarChart {...year} title={messages.roundsByYear} description={messages.counts} series={[messages.rounds]} />
      <BarChart {...year} title={messages.bySize} description={messages.sizes} series={[messages.rounds]} />
    </div>
  );
}
