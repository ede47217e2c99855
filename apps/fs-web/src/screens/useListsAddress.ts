import { parseWatchlistListsState, type WatchlistListsState, watchlistListsQuery } from '@fs/research-widgets';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useScreenLocation } from './useScreenLocation.ts';

/**
 * Search and order of the watchlists, as the address has them: a link, Back and a reload change what is shown. Typing
 * replaces the address instead of adding to the history.
 */
export function useListsAddress() {
  const router = useRouter();
  const { pathname, searchStr } = useScreenLocation();
  const shown = toQuery(toState(searchStr));
  const [state, setState] = useState(() => toState(searchStr));
  // Written by typing and on their way through the router, which may show them after more was typed.
  const pending = useRef<string[]>([]);

  useEffect(() => {
    const index = pending.current.indexOf(shown);
    pending.current.splice(0, index === -1 ? pending.current.length : index + 1);
    if (index === -1) setState(toState(shown));
  }, [shown]);

  return {
    state,
    onStateChange: (next: WatchlistListsState) => {
      setState(next);
      const query = toQuery(next);
      if (query === (pending.current.at(-1) ?? shown)) return;
      pending.current.push(query);
      void router.navigate({
        href: query === '' ? pathname : `${pathname}?${query}`,
        replace: true,
        resetScroll: false,
      });
    },
  };
}

function toState(search: string): WatchlistListsState {
  return parseWatchlistListsState(new URLSearchParams(search));
}

function toQuery(state: WatchlistListsState): string {
  return watchlistListsQuery(state).toString();
}
