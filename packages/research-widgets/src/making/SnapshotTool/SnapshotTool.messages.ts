import { defineMessages } from '@fs/ui';

export const snapshotToolMessages = defineMessages('SnapshotTool', {
  save: 'Save as a snapshot',
  help: ({ days }: { days: number }, { number }) =>
    `Stores all matching rows for ${number(days)} days, to download them again later.`,
  started: 'The snapshot is being saved.',
  open: 'Open Data Snapshots',
});
