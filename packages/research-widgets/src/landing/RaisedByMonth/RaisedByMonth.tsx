'use client';
import type { Landing } from '@fs/api-contract';
import { BarChart, useFormats, useMessages } from '@fs/ui';
import { raisedByMonthMessages } from './RaisedByMonth.messages.ts';

export interface RaisedByMonthProps extends Pick<Landing, 'months' | 'as_of'> {}

/** What all companies raised, month by month. */
export function RaisedByMonth({ months, as_of }: RaisedByMonthProps) {
  const messages = useMessages(raisedByMonthMessages);
  const { shortMonth, shortDay } = useFormats();
  // Fewer bars are no trend.
  if (months.length < 3 || as_of === null) return null;
  return (
    <BarChart
      title={messages.title}
      level={4}
      description={messages.source({ day: shortDay(as_of) })}
      pointName={messages.month}
      series={[messages.raised]}
      points={months.map(({ month, raised_usd }) => ({
        id: month,
        label: shortMonth(`${month}-01`),
        values: [raised_usd],
      }))}
      formatValue={(amount) => messages.dollars({ amount })}
    />
  );
}
