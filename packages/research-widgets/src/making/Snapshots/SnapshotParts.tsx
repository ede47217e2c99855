'use client';
import {
  Badge,
  Button,
  DateText,
  FileSize,
  Inline,
  KeyValue,
  type Loadable,
  ProgressBar,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import type { Snapshot } from '../MadeJob.ts';
import { snapshotsMessages } from './Snapshots.messages.ts';

/** What users do with a snapshot. */
export interface SnapshotHandlers {
  onDownload: (snapshot: Snapshot) => void;
  /** Stores the same rows again, as they are now. */
  onRepeat: (snapshot: Snapshot) => void;
  /** Tries a failed snapshot again. */
  onRetry: (snapshot: Snapshot) => void;
  onCancel: (snapshot: Snapshot) => void;
  onDelete: (snapshot: Snapshot) => void;
}

const isOpen = ({ status }: Snapshot): boolean => status === 'PENDING' || status === 'RUNNING';

/** The state of a snapshot in a word or two. */
export function SnapshotStatus({ snapshot }: { snapshot: Snapshot }) {
  const messages = useMessages(snapshotsMessages);
  const { status, place, file } = snapshot;
  if (status === 'FAILED') return <Badge tone="critical">{messages.failed}</Badge>;
  if (file?.isExpired) return <Badge tone="neutral">{messages.expired}</Badge>;
  if (status === 'COMPLETE') return <Badge tone="positive">{messages.complete}</Badge>;
  if (status === 'RUNNING') return <Badge tone="info">{messages.running}</Badge>;
  return <Badge tone="info">{messages.waiting({ place: place ?? 1 })}</Badge>;
}

/** The progress of a snapshot that runs, and the cause of one that failed. */
export function SnapshotState({ snapshot }: { snapshot: Snapshot }) {
  const messages = useMessages(snapshotsMessages);
  const { status, failure, progress, total } = snapshot;
  if (status === 'FAILED' && failure) return <Text size="small">{messages[failure]}</Text>;
  if (status === 'RUNNING' && total !== null) {
    return (
      <ProgressBar
        label={messages.running}
        value={progress}
        maxValue={Math.max(1, total)}
        valueLabel={messages.progress({ count: progress, total })}
      />
    );
  }
  return isOpen(snapshot) ? (
    <Text size="small" tone="muted">
      {messages.leave}
    </Text>
  ) : null;
}

/** The filters of a snapshot in words. */
export function SnapshotWords({ words }: Pick<Snapshot, 'words'>) {
  const messages = useMessages(snapshotsMessages);
  const { list } = useFormats();
  return (
    <Text size="small" tone="muted">
      <bdi>{words.length === 0 ? messages.allRows : list([...words])}</bdi>
    </Text>
  );
}

/** Rows, size and dates of a finished snapshot. */
export function SnapshotFacts({ file }: { file: NonNullable<Snapshot['file']> }) {
  const messages = useMessages(snapshotsMessages);
  return (
    <Inline gap="3">
      <Text size="small">{messages.rows({ count: file.rows })}</Text>
      <Text size="small">
        <FileSize bytes={file.size} />
      </Text>
      <Text size="small">
        {messages.asOf} <DateText value={file.asOf} isWithinSentence />
      </Text>
      <Text size="small">
        {file.isExpired ? messages.expired : messages.until} <DateText value={file.expiresAt} isWithinSentence />
      </Text>
    </Inline>
  );
}

interface SnapshotButtonsProps extends SnapshotHandlers {
  snapshot: Snapshot;
}

/** What can be done with a snapshot in its state. */
export function SnapshotButtons({ snapshot, ...handlers }: SnapshotButtonsProps) {
  const messages = useMessages(snapshotsMessages);
  const { name, file, status } = snapshot;
  const canDownload = file !== null && !file.isExpired;
  return (
    <Inline gap="2">
      {canDownload && (
        <Button size="small" aria-label={messages.downloadOf({ name })} onPress={() => handlers.onDownload(snapshot)}>
          {messages.download}
        </Button>
      )}
      {status === 'COMPLETE' && (
        <Button size="small" aria-label={messages.repeatOf({ name })} onPress={() => handlers.onRepeat(snapshot)}>
          {messages.repeat}
        </Button>
      )}
      {status === 'FAILED' && (
        <Button size="small" aria-label={messages.retryOf({ name })} onPress={() => handlers.onRetry(snapshot)}>
          {messages.retry}
        </Button>
      )}
      {isOpen(snapshot) ? (
        <Button size="small" aria-label={messages.cancelOf({ name })} onPress={() => handlers.onCancel(snapshot)}>
          {messages.cancel}
        </Button>
      ) : (
        <Button
          size="small"
          tone="quiet"
          aria-label={messages.deleteOf({ name })}
          onPress={() => handlers.onDelete(snapshot)}
        >
          {messages.delete}
        </Button>
      )}
    </Inline>
  );
}

/** The heading line of a snapshot: its name and state. */
export function SnapshotSummary({ snapshot }: { snapshot: Snapshot }) {
  return (
    <Stack gap="1">
      <SnapshotWords words={snapshot.words} />
      {snapshot.file && <SnapshotFacts file={snapshot.file} />}
      <SnapshotState snapshot={snapshot} />
    </Stack>
  );
}

/** All facts of a snapshot. */
export function SnapshotFactList({ snapshot }: { snapshot: Snapshot }) {
  const messages = useMessages(snapshotsMessages);
  const { list, number } = useFormats();
  const { file, words, createdAt } = snapshot;
  return (
    <KeyValue
      items={[
        { label: messages.status, value: <SnapshotStatus snapshot={snapshot} /> },
        { label: messages.filters, value: words.length === 0 ? messages.allRows : list([...words]) },
        { label: messages.created, value: <DateText value={createdAt} /> },
        ...(file
          ? [
              { label: messages.rowCount, value: number(file.rows) },
              { label: messages.size, value: <FileSize bytes={file.size} /> },
              { label: messages.asOf, value: <DateText value={file.asOf} /> },
              {
                label: file.isExpired ? messages.expired : messages.expires,
                value: <DateText value={file.expiresAt} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The page's heading while there is no snapshot to name. */
export function SnapshotStandIn({ of }: { of: Loadable<Snapshot> }) {
  const messages = useMessages(snapshotsMessages);
  return <StandInHeading of={of}>{messages.title}</StandInHeading>;
}
