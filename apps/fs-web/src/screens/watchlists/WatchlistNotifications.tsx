import { WatchlistSettings } from '@fs/research-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../queries/toLoadable.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { watchlistQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useUpdateFailure } from './useUpdateFailure.ts';

/** Default settings (research §4). */
const untouched = { follow: false, email: false, funding_updates: false };

interface WatchlistNotificationsProps {
  id: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** Drawer for a list's emails and feed settings. */
export function WatchlistNotifications({ id, onOpenChange }: WatchlistNotificationsProps) {
  const { client } = useServices();
  const textOf = useUpdateFailure();
  const list = useQuery(watchlistQuery(client, id));
  const choice = useMutation(chooseForWatchlistMutation(client));
  return (
    <WatchlistSettings
      isOpen
      onOpenChange={onOpenChange}
      name={list.data?.name ?? ''}
      choices={toLoadable({
        ...list,
        data: list.data && (list.data.settings[0] ?? untouched),
      })}
      onChange={(choices) => list.data && choice.mutate({ list: list.data, choices })}
      failure={choice.error ? textOf(choice.error) : undefined}
      onRetry={() => void list.refetch()}
    />
  );
}
