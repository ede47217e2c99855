import { defineMessages } from '../../system/messages/defineMessages.ts';

export const chartMessages = defineMessages('Chart', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  download: 'Download',
  /** What the file is: the values, or a picture. */
  asCsv: 'Values (CSV)',
  asPng: 'Picture (PNG)',
  downloadFailed: 'Couldn’t save the file. Try again.',
  loading: 'Loading',
  empty: 'No data yet',
  help: 'Use the arrow keys to move between points.',
  helpSeries: 'Use the left and right arrow keys to move between points, and up and down to switch series.',
  /** Follows one of the two above. */
  helpPress: 'Press Enter to open the details of a point.',
  point: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }: { label: string; series: string; value: string }) =>
    `${label}, ${series}: ${value}`,
  missing: 'no data',
  total: 'Total',
});
