import { WatchlistSettings } from '@fs/research-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appMessages } from '../App.messages.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { chooseForWatchlistMutation } from '../queries/watchlistChanges.ts';
import { watchlistQuery } from '../queries/watchlists.ts';
import { useServices } from '../services.tsx';

/** What stands before the user first chose (research §4). */
const untouched = { follow: false, email: false, funding_updates: false };

/** The drawer for what comes of a list by e-mail and in the feed. */
export function WatchlistNotifications({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useServices();
  const list = useQuery(watchlistQuery(client, id));
  const choice = useMutation(chooseForWatchlistMutation(client));
  return (
    <WatchlistSettings
      isOpen
      onClose={onClose}
      name={list.data?.name ?? ''}
      choices={toLoadable({
        ...list,
        // What was just switched shows at once.
        data: list.data && {
          ...(list.data.settings[0] ?? untouched),
          ...(choice.isPending && choice.variables.choices),
        },
      })}
      onChange={(choices) => list.data && choice.mutate({ list: list.data, choices })}
      failure={choice.isError ? appMessages.watchlistUpdateFailed : undefined}
      onRetry={() => void list.refetch()}
    />
  );
}
