import type { JobInputs } from '@fs/api-contract';
import type { GenericJob } from '@fs/data-client';
import type { Snapshot, SnapshotHandlers } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useRef } from 'react';
import { useServices } from '../../services.tsx';
import { makingMessages } from './making.messages.ts';
import { useSettle } from './useSettle.ts';

interface SnapshotPage {
  jobs: readonly GenericJob[] | undefined;
  /** Called with a repeated snapshot. */
  onRepeated?: (id: string) => void;
  onDeleted?: () => void;
}

/** What users do with snapshots. */
export function useSnapshotHandlers({ jobs, onRepeated, onDeleted }: SnapshotPage): SnapshotHandlers {
  const messages = useMessages(makingMessages);
  const { client, toasts } = useServices();
  const settle = useSettle();
  const isRepeating = useRef(false);

  async function download({ id }: Snapshot) {
    const link = await client.making.getJobFile(id);
    if (link.ok) openFile(link.data);
    else toasts.show({ message: link.error, tone: 'critical' });
  }

  async function repeat({ id }: Snapshot) {
    const job = jobs?.find((each) => each.id === id);
    // The second click of a double-click would store the rows twice.
    if (!job || isRepeating.current) return;
    isRepeating.current = true;
    const input: JobInputs['snapshot'] = JSON.parse(job.input);
    const started = await client.making.createGenericJob('snapshot', input);
    isRepeating.current = false;
    if (await settle(Promise.resolve(started))) toasts.show({ message: messages.repeated });
    if (started.ok) onRepeated?.(started.data.id);
  }

  async function remove({ id, name }: Snapshot) {
    if (!(await settle(client.making.deleteGenericJob(id)))) return;
    toasts.show({
      message: messages.deleted({ name }),
      action: {
        label: messages.undo,
        onPress: () => void settle(client.making.updateGenericJob({ id, deleted: false })),
      },
    });
    onDeleted?.();
  }

  return {
    onDownload: (snapshot) => void download(snapshot),
    onRepeat: (snapshot) => void repeat(snapshot),
    onRetry: ({ id }) => void settle(client.making.updateGenericJob({ id, status: 'PENDING' })),
    onCancel: ({ id }) => void settle(client.making.updateGenericJob({ id, status: 'FAILED' })),
    onDelete: (snapshot) => void remove(snapshot),
  };
}

/** Lets the browser save a file of ours. */
function openFile({ url, file_name }: { url: string; file_name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
}
