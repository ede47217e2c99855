import { type Followed, limits, readFollows } from '@fs/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshFeed } from '../../queries/feed.ts';
import { preferencesQuery, savePreferenceMutation } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';

/** The markets and topics that the user follows, beside lists. Their news joins the feed. */
export function useFollows() {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const queries = useQueryClient();
  const owner = user?.attributes.sub ?? '';
  const preferences = useQuery({ ...preferencesQuery(client, owner), enabled: owner !== '' });
  const saving = useMutation(savePreferenceMutation(client, owner, 'follows'));
  const follows = readFollows(preferences.data?.find(({ key }) => key === 'follows')?.details);
  const namesOf = (kind: Followed['kind']) => (kind === 'market' ? follows.markets : follows.topics);

  return {
    /** False until the preferences have been read, and for signed-out users. */
    isKnown: preferences.data !== undefined,
    /** Whether they are being read. False after a failure. */
    isLoading: preferences.isLoading,
    hasFollows: follows.markets.length + follows.topics.length > 0,
    isFollowed: ({ kind, id }: Pick<Followed, 'kind' | 'id'>) => namesOf(kind).includes(id),
    /** Whether one more of the kind may be followed. */
    canFollow: (kind: Followed['kind']) => namesOf(kind).length < limits.followed,
    /** Follows a market by its full id, or a topic by its name, or no longer. */
    follow({ kind, id }: Pick<Followed, 'kind' | 'id'>, isFollowed: boolean) {
      const others = namesOf(kind).filter((name) => name !== id);
      const names = isFollowed ? [...others, id] : others;
      saving.mutate(
        { details: { ...follows, [kind === 'market' ? 'markets' : 'topics']: names } },
        {
          onSuccess: () => void refreshFeed(queries),
          onError: ({ message }) => toasts.show({ message, tone: 'critical' }),
        },
      );
    },
  };
}
