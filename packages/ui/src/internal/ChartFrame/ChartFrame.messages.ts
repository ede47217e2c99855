import { defineMessages } from '../../system/messages/defineMessages.ts';

export const chartMessages = defineMessages('Chart', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  loading: 'Loading',
  empty: 'There is nothing to draw yet.',
  help: 'Read point by point with the arrow keys.',
  helpSeries: 'Read point by point with the left and right arrow keys, series by series with up and down.',
  point: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }: { label: string; series: string; value: string }) =>
    `${label}, ${series}: ${value}`,
  missing: 'no figure',
  total: 'Total',
});
