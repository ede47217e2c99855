'use client';
import type { RaisedWeeks } from '@fs/api-contract';
import { BarChart, type Loadable, LoadableView, useFormats, useMessages } from '@fs/ui';
import { raisedPerWeekMessages } from './RaisedPerWeek.messages.ts';

export interface RaisedPerWeekProps {
  raised: Loadable<RaisedWeeks>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** What companies raised week by week, in the markets of the lists that the user follows. */
export function RaisedPerWeek({ raised, onRetry }: RaisedPerWeekProps) {
  const messages = useMessages(raisedPerWeekMessages);
  const shared = { level: 2, pointName: messages.week, series: [messages.raised] } as const;
  return (
    <LoadableView
      of={raised}
      onRetry={onRetry}
      skeleton={<BarChart {...shared} title={messages.title} points={[]} isLoading />}
    >
      {(known) => <Bars {...known} />}
    </LoadableView>
  );
}

function Bars({ markets, weeks, as_of }: RaisedWeeks) {
  const messages = useMessages(raisedPerWeekMessages);
  const { shortDay, shortMonthDay } = useFormats();
  // Without rounds there is no trend to show.
  if (weeks.every(({ count }) => count === 0)) return null;
  return (
    <BarChart
      isTime
      title={markets.length === 0 ? messages.titleAll : messages.title}
      level={2}
      description={messages.source({ markets: markets.map(({ name }) => name), day: shortDay(as_of) })}
      pointName={messages.week}
      series={[messages.raised]}
      points={weeks.map(({ starts_on, raised_usd }) => ({
        id: starts_on,
        label: shortDay(starts_on),
        shortLabel: shortMonthDay(starts_on),
        values: [raised_usd],
      }))}
      formatValue={(amount) => messages.dollars({ amount })}
    />
  );
}
