import { WeeklyTopics, type WeeklyTopicsProps, weeklyTopicsSearch, weeklyTopicsState } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { topicPath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { weeklyTopicsQuery } from '../../queries/topics.ts';
import { useServices } from '../../services.tsx';

/** The trends of the week, whose order is in the address. */
export function WeeklyTable({ level }: Pick<WeeklyTopicsProps, 'level'>) {
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const trending = useQuery(weeklyTopicsQuery(client));
  const { sort } = search;
  const state = useMemo(() => weeklyTopicsState({ sort }), [sort]);
  const reachable = useReachable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages and user, by which links are reachable, stay the same
  const articleHrefOf = useCallback((address: string) => reachable(address), []);
  return (
    <WeeklyTopics
      trending={toLoadable(trending)}
      level={level}
      state={state}
      onStateChange={(update) => setSearch(weeklyTopicsSearch(update(state)))}
      hrefOf={topicPath}
      articleHrefOf={articleHrefOf}
      onRetry={() => void trending.refetch()}
    />
  );
}
