import type { ToolJob, ToolJobHandlers } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useServices } from '../../services.tsx';
import { makingMessages } from './making.messages.ts';
import { useSettle } from './useSettle.ts';

interface ToolJobActions {
  /** Whether the user’s plan includes the tool, so that a job can be tried again. */
  canStart: boolean;
  /** Called after a job was deleted. */
  onDeleted?: (id: string) => void;
}

/** What users do with jobs of tools. */
export function useToolJobHandlers({ canStart, onDeleted }: ToolJobActions): ToolJobHandlers {
  const messages = useMessages(makingMessages);
  const { client, toasts } = useServices();
  const settle = useSettle();

  async function remove({ id, subject }: ToolJob) {
    if (!(await settle(client.making.deleteGenericJob(id)))) return;
    toasts.show({
      message: subject === null ? messages.jobDeleted : messages.deleted({ name: subject }),
      action: {
        label: messages.undo,
        onPress: () => void settle(client.making.updateGenericJob({ id, deleted: false })),
      },
    });
    onDeleted?.(id);
  }

  return {
    ...(canStart && { onRetry: ({ id }) => void settle(client.making.updateGenericJob({ id, status: 'PENDING' })) }),
    onCancel: ({ id }) => void settle(client.making.updateGenericJob({ id, status: 'FAILED' })),
    onDelete: (job) => void remove(job),
  };
}
