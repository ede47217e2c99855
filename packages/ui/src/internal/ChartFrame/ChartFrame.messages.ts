import { defineMessages } from '../../messages/defineMessages.ts';

export const chartMessages = defineMessages('Chart', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  loading: 'Loading',
  empty: 'There is nothing to draw yet.',
  help: 'Read point by point with the arrow keys.',
  point: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
});
