import { type NavigateOptions, useLocation, useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { stringifySearch } from './searchParameters.ts';

export type AddressSearch = ReturnType<typeof useScreenSearch>;

type SetSearchOptions = Pick<NavigateOptions, 'replace' | 'resetScroll' | 'state'>;

interface PendingSearch {
  search: AddressSearch;
  /** The addresses from the one shown at the first change to the last requested one. */
  texts: readonly string[];
}

/**
 * The parameters of this screen's address, so that a link, the back button and a reload show the same state. A change shows
 * at once and is pending until the router shows it too.
 */
export function useAddressSearch() {
  const router = useRouter();
  const shown = useScreenSearch();
  const shownId = useMatch({ strict: false, select: ({ id }) => id });
  /** Whether a location is of another page than the one that is shown. */
  const isElsewhere = (location: typeof router.latestLocation) => router.matchRoutes(location).at(-1)?.id !== shownId;
  /** Whether the router is loading another page while this one is still shown. */
  const isLeaving = useLocation({ select: isElsewhere });
  const [pending, setPending] = useState<PendingSearch>();
  const text = stringifySearch(shown);
  // Any other address comes from a link or from the history, and replaces what is pending.
  const isPending = pending?.texts.slice(0, -1).includes(text) === true && !isLeaving;
  if (pending && !isPending) setPending(undefined);
  const search = isPending ? pending.search : shown;

  function setSearch(next: AddressSearch, options?: SetSearchOptions) {
    // The router is on its way to another page, also where this one has not rendered since: a change would go there.
    if (isLeaving || isElsewhere(router.latestLocation)) return;
    const nextText = stringifySearch(next);
    if (nextText === stringifySearch(search)) return;
    setPending({ search: next, texts: [...(isPending ? pending.texts : [text]), nextText] });
    void router.navigate({ to: '.', search: next, resetScroll: false, ...options });
  }

  return { search, setSearch, isSettled: !isPending && !isLeaving };
}

function useScreenSearch() {
  return useSearch({ strict: false });
}
