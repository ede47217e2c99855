'use client';
import { Heading, type Loadable, LoadableView, Skeleton, Stack } from '@fs/ui';
import type { Snapshot } from '../MadeJob.ts';
import {
  SnapshotButtons,
  SnapshotFactList,
  type SnapshotHandlers,
  SnapshotStandIn,
  SnapshotState,
} from '../Snapshots/SnapshotParts.tsx';

export interface SnapshotDetailProps extends SnapshotHandlers {
  snapshot: Loadable<Snapshot>;
  /** Called when the user retries after a failure to load. */
  onReload?: () => void;
}

/** One stored export, with what it was asked for and its file. */
export function SnapshotDetail({ snapshot, onReload, ...handlers }: SnapshotDetailProps) {
  return (
    <>
      <SnapshotStandIn of={snapshot} />
      <LoadableView of={snapshot} skeleton={<Skeleton shape="block" />} {...(onReload && { onRetry: onReload })}>
        {(known) => (
          <Stack gap="6">
            <Heading level={1}>
              <bdi>{known.name}</bdi>
            </Heading>
            <SnapshotButtons snapshot={known} {...handlers} />
            <SnapshotState snapshot={known} />
            <SnapshotFactList snapshot={known} />
          </Stack>
        )}
      </LoadableView>
    </>
  );
}
