'use client';
import { type ChartPoint, useMessages } from '@fs/ui';
import { moneyChartMessages } from './moneyChart.messages.ts';

interface Period {
  id: string;
  /** Default: the id. */
  label?: string;
  values: ChartPoint['values'];
}

/**
 * Returns a function that converts a period to a point of a chart. The running period is hatched and says that it is to
 * date.
 *
 * @param running Id of the period that is not over.
 */
export function usePeriodPoint(running: string | undefined): (period: Period) => ChartPoint {
  const messages = useMessages(moneyChartMessages);
  return ({ id, label = id, values }) =>
    id === running
      ? { id, label: messages.toDate({ period: label }), shortLabel: label, values, isPartial: true }
      : { id, label, values };
}
