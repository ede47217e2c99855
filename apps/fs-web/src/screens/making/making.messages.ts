import { defineMessages } from '@fs/ui';

/** Messages of snapshots, tools and notebooks. */
export const makingMessages = defineMessages('Making', {
  snapshots: 'Data Snapshots',
  snapshot: 'Snapshot',
  snapshotUnknown: 'Snapshot not found',
  snapshotUnknownText: 'It may have been deleted, or it belongs to another account.',
  repeated: 'The snapshot is being saved again',
  deleted: ({ name }: { name: string }) => `“${name}” deleted`,
  undo: 'Undo',
});
