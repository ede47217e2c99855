import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshFeed } from '../../queries/feed.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { watchlistsQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useUpdateFailure } from './useUpdateFailure.ts';

/** The lists that the user can see, and which of them are followed. */
export function useFollowedLists() {
  const { client, toasts } = useServices();
  const textOf = useUpdateFailure();
  const queries = useQueryClient();
  const lists = useQuery(watchlistsQuery(client));
  const choosing = useMutation(chooseForWatchlistMutation(client));
  const all = lists.data ?? [];
  const isFollowed = ({ settings }: (typeof all)[number]) => settings[0]?.follow ?? false;

  return {
    isKnown: lists.data !== undefined,
    /** Whether they could not be loaded. */
    isFailed: lists.isError,
    reload: lists.refetch,
    hasLists: all.length > 0,
    followed: all.filter(isFollowed),
    /** Lists to follow, starred and long ones first. */
    others: all
      .filter((list) => !isFollowed(list))
      .toSorted(
        (one, other) =>
          Number(other.settings[0]?.starred ?? false) - Number(one.settings[0]?.starred ?? false) ||
          other.itemCount - one.itemCount,
      ),
    follow({ id }: { id: string }) {
      const list = all.find((each) => each.id === id);
      if (!list) return;
      choosing.mutateAsync({ list, choices: { follow: true } }).then(
        () => refreshFeed(queries),
        (error) => toasts.show({ message: textOf(error), tone: 'critical' }),
      );
    },
  };
}
