import { useMessages } from '@fs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { seenQuery } from '../../queries/feed.ts';
import { useServices } from '../../services.tsx';

/** Marks as seen exactly the news that the sentence counted, with a toast to undo it. */
export function useMarkSeen(): () => Promise<void> {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const { queryKey } = seenQuery(client);

  async function move(seenAt: string | null) {
    const moved = await client.feed.setSeen('home', seenAt);
    if (!moved.ok) toasts.show({ message: moved.error, tone: 'critical' });
    await queries.invalidateQueries({ queryKey });
    return moved;
  }

  return async () => {
    const known = queries.getQueryData(queryKey);
    if (!known) return;
    const moved = await move(known.as_of);
    if (!moved.ok) return;
    const { previous } = moved.data;
    toasts.show({
      message: messages.markedSeen,
      action: { label: messages.undo, onPress: () => void move(previous) },
    });
  };
}
