'use client';
import {
  EmptyState,
  Heading,
  Inline,
  Link,
  LinkButton,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import type { Snapshot } from '../MadeJob.ts';
import { SnapshotButtons, type SnapshotHandlers, SnapshotStatus, SnapshotSummary } from './SnapshotParts.tsx';
import * as styles from './Snapshots.css.ts';
import { snapshotsMessages } from './Snapshots.messages.ts';

export interface SnapshotsProps extends SnapshotHandlers {
  /** The newest first. */
  snapshots: Loadable<readonly Snapshot[]>;
  /** URL of a snapshot. */
  hrefOf: (id: string) => string;
  /** URL of a table to export. */
  companiesHref: string;
  /** Called when the user retries after a failure to load. */
  onReload?: () => void;
}

/** The stored exports of a user. */
export function Snapshots({ snapshots, hrefOf, companiesHref, onReload, ...handlers }: SnapshotsProps) {
  const messages = useMessages(snapshotsMessages);
  const list = useFocusAfterRemoval();
  return (
    <Stack gap="6">
      <Heading level={1}>{messages.title}</Heading>
      <LoadableView of={snapshots} skeleton={<Skeleton shape="block" />} {...(onReload && { onRetry: onReload })}>
        {(known) => (
          // Deleting, retrying and canceling remove their own button.
          <div ref={list} tabIndex={-1}>
            {known.length === 0 ? (
              <EmptyState
                message={`${messages.none}. ${messages.noneHelp}`}
                action={<LinkButton href={companiesHref}>{messages.openCompanies}</LinkButton>}
              />
            ) : (
              <ul className={styles.list}>
                {known.map((snapshot) => (
                  <li key={snapshot.id} className={styles.item}>
                    <Stack gap="1">
                      <Inline gap="3">
                        <Text weight="semibold">
                          <Link href={hrefOf(snapshot.id)} tone="name">
                            <bdi>{snapshot.name}</bdi>
                          </Link>
                        </Text>
                        <SnapshotStatus snapshot={snapshot} />
                      </Inline>
                      <SnapshotSummary snapshot={snapshot} />
                    </Stack>
                    <SnapshotButtons snapshot={snapshot} {...handlers} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </LoadableView>
    </Stack>
  );
}
