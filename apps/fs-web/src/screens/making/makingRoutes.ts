import type { AppRoute } from '../../AppRoute.ts';

/** Pages of what users make: snapshots of data. */
export const makingRoutes = [
  {
    path: '/data',
    audience: 'signed-in',
    title: 'snapshots',
    load: async () => (await import('./SnapshotsScreen.tsx')).SnapshotsScreen,
  },
  {
    path: '/data/$jobId',
    audience: 'signed-in',
    title: 'snapshot',
    load: async () => (await import('./SnapshotScreen.tsx')).SnapshotScreen,
  },
] as const satisfies readonly AppRoute[];
