import type { DeletedLists } from '@fs/research-widgets';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What the user deleted since the app started and can restore. The server is not asked. */
const deletedLists = queryOptions({
  queryKey: ['deleted-watchlists'],
  queryFn: (): readonly DeletedLists[] => [],
  initialData: [],
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Lists that the user deleted, the last deletion first, for as long as they can be restored. */
export function useDeletedLists() {
  const queries = useQueryClient();
  const { data: all } = useQuery(deletedLists);
  const oldest = all.at(-1);

  function drop(ids: readonly string[]) {
    queries.setQueryData(deletedLists.queryKey, (known = []) =>
      known.filter(({ lists }) => !lists.some(({ id }) => ids.includes(id))),
    );
  }

  useEffect(() => {
    if (!oldest) return;
    const end = () => drop(oldest.lists.map(({ id }) => id));
    const timer = setTimeout(end, Date.parse(oldest.restorableUntil) - Date.now());
    return () => clearTimeout(timer);
  });

  return {
    all,
    add: (deletion: DeletedLists) => queries.setQueryData(deletedLists.queryKey, (known = []) => [deletion, ...known]),
    drop,
  };
}
