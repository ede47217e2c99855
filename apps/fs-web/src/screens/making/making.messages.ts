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
  wallBlog: 'Upgrade to draft articles',
  wallInvestors: 'Upgrade to research investors',
  wallSocial: 'Upgrade to get ideas for posts',
  wallPodcasts: 'Upgrade to research podcasts',
  jobDeleted: 'Job deleted',
  jobUnknown: 'We can’t find this result. It may have been deleted, or it belongs to another account.',
  wallText: 'All tools, about any company and market, are part of Individual Plus and Teams.',
});
