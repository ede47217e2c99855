import { type Followed, limits, readFollows, type UserPreference } from '@fs/api-contract';
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
  const follows = followsIn(preferences.data);
  const namesOf = (kind: Followed['kind']) => follows[partOf(kind)];
  const sayFailure = ({ message }: Error) => toasts.show({ message, tone: 'critical' });

  /** After a failure. Without what is followed already, saving would replace it. */
  async function readAgain() {
    const { data, error } = await preferences.refetch();
    if (error) sayFailure(error);
    return data;
  }

  return {
    /** Whether following can be offered: not before the preferences have been read or failed, nor to signed-out users. */
    isOffered: preferences.data !== undefined || preferences.isError,
    /** Whether they are being read. False after a failure. */
    isLoading: preferences.isLoading,
    hasFollows: follows.markets.length + follows.topics.length > 0,
    isFollowed: ({ kind, id }: Pick<Followed, 'kind' | 'id'>) => namesOf(kind).includes(id),
    /** Whether one more of the kind may be followed. */
    canFollow: (kind: Followed['kind']) => namesOf(kind).length < limits.followed,
    /** Follows a market by its full id, or a topic by its name, or no longer. */
    async follow({ kind, id }: Pick<Followed, 'kind' | 'id'>, isFollowed: boolean) {
      const known = preferences.data ?? (await readAgain());
      if (!known) return;
      const all = followsIn(known);
      const part = partOf(kind);
      const others = all[part].filter((name) => name !== id);
      const isFull = isFollowed && others.length >= limits.followed;
      // What was read only now may be as the user wants it already.
      if (isFull || all[part].includes(id) === isFollowed) return;
      const details = { ...all, [part]: isFollowed ? [...others, id] : others };
      await saving.mutateAsync({ details }).then(() => refreshFeed(queries), sayFailure);
    },
  };
}

function followsIn(preferences: readonly UserPreference[] = []) {
  return readFollows(preferences.find(({ key }) => key === 'follows')?.details);
}

function partOf(kind: Followed['kind']) {
  return kind === 'market' ? 'markets' : 'topics';
}
