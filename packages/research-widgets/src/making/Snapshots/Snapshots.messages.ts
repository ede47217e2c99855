import type { JobFailureCause } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

const failures: Readonly<Record<JobFailureCause, string>> = {
  canceled: 'You canceled it.',
  'no-data': 'Its data is no longer there.',
  denied: 'Your plan doesn’t include it.',
  'too-large': 'Its file would be too large. Filter the table first.',
  unexpected: 'Something went wrong on our side.',
};

export const snapshotsMessages = defineMessages('Snapshots', {
  title: 'Data Snapshots',
  none: 'No snapshots yet',
  noneHelp: 'Export any table and find it here.',
  openCompanies: 'Open Companies',
  waiting: ({ place }: { place: number }, { number }) => `Waiting, number ${number(place)} in line`,
  leave: 'You can leave this page. The snapshot will be here.',
  running: 'Saving',
  progress: ({ count, total }: { count: number; total: number }, { number }) => `${number(count)} of ${number(total)}`,
  complete: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
  ...failures,
  allRows: 'All rows',
  rows: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: '1 row', other: `${number(count)} rows` }),
  rowCount: 'Rows',
  size: 'Size',
  asOf: 'As of',
  created: 'Started',
  expires: 'Expires',
  until: 'Until',
  filters: 'Filters',
  status: 'Status',
  download: 'Download',
  downloadOf: ({ name }: { name: string }) => `Download ${name}`,
  repeat: 'Repeat',
  repeatOf: ({ name }: { name: string }) => `Repeat ${name}`,
  retry: 'Retry',
  retryOf: ({ name }: { name: string }) => `Retry ${name}`,
  cancel: 'Cancel',
  cancelOf: ({ name }: { name: string }) => `Cancel ${name}`,
  delete: 'Delete',
  deleteOf: ({ name }: { name: string }) => `Delete ${name}`,
});
