import type { Snapshot } from '../MadeJob.ts';

/** A finished snapshot for stories. */
export function buildSnapshot(parts: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 'snapshot-1',
    status: 'COMPLETE',
    place: null,
    failure: null,
    createdAt: '2025-01-06T08:00:00.000Z',
    name: 'Companies',
    words: ['Markets: Battery Storage', 'Founded: after 2019'],
    progress: 61,
    total: 61,
    file: {
      rows: 61,
      size: 6843,
      asOf: '2025-01-06T08:00:00.000Z',
      expiresAt: '2025-02-05T08:00:00.000Z',
      isExpired: false,
    },
    ...parts,
  };
}

const unfinished = { file: null, progress: 0, total: null } as const;

/** Snapshots in every state. */
export const snapshotsOfAllStates: readonly Snapshot[] = [
  buildSnapshot({ ...unfinished, id: 'waiting', name: 'Funding rounds', status: 'PENDING', place: 2, words: [] }),
  buildSnapshot({ ...unfinished, id: 'running', name: 'Ports', status: 'RUNNING', progress: 600, total: 1000 }),
  buildSnapshot(),
  buildSnapshot({ ...unfinished, id: 'failed', name: 'Old list', status: 'FAILED', failure: 'no-data' }),
  buildSnapshot({
    id: 'expired',
    name: 'Last year',
    file: {
      rows: 1,
      size: 210,
      asOf: '2024-01-05T08:00:00.000Z',
      expiresAt: '2024-02-04T08:00:00.000Z',
      isExpired: true,
    },
  }),
];
