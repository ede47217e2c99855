'use client';
import type { SearchResults } from '@fs/api-contract';
import { Button, type Loadable, lazyOverlay, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { NothingFound } from '../../internal/NothingFound.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { describedMessages } from '../internal/described.messages.ts';
import * as styles from './GlobalSearch.css.ts';
import { globalSearchMessages } from './GlobalSearch.messages.ts';
import { actionOf, type SearchAction } from './searchActions.ts';
import { type GlobalSearchLinks, type SearchFilter, searchGroups } from './searchGroups.tsx';

import { stillMatching } from './stillMatching.ts';
import { globalSearchDelay, isSearchText, useSearchDraft } from './useSearchDraft.ts';
import { useTypedAhead } from './useTypedAhead.ts';

export type { SearchAction } from './searchActions.ts';
export type { GlobalSearchLinks, SearchFilter } from './searchGroups.tsx';

export interface GlobalSearchProps {
  isOpen: boolean;
  /** Called when the user opens or closes the search. The app also opens it with `/` and Ctrl or Cmd+K. */
  onOpenChange: (isOpen: boolean) => void;
  /** Results of the last search, `stale` where a newer one is on its way. Null before the first one. */
  results: Loadable<SearchResults> | null;
  /** Called after 400 ms without input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Companies that the user opened last, newest first. */
  recent: readonly LinkedCompany[];
  links: GlobalSearchLinks;
  /** What the palette does at once, without a search. @default [] */
  actions?: readonly SearchAction[];
  /** What the last search means as filters of companies, see `parsePlainFilters`. Default: nothing. */
  filter?: SearchFilter | undefined;
  /** Called when the user selects a result within the app. The browser opens articles of other sites. */
  onNavigate: (href: string) => void;
}

// Lazy-loaded, because the dialog is large and most visits do not search.
const CommandPalette = lazyOverlay(async () => (await import('@fs/ui/CommandPalette')).CommandPalette);

/** The header's search: a button that opens a palette with results of all kinds. */
export function GlobalSearch({ isOpen, onOpenChange, ...search }: GlobalSearchProps) {
  const messages = useMessages(globalSearchMessages);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPreload={CommandPalette.preload}
        onPress={() => onOpenChange(true)}
        className={styles.trigger}
      >
        <span className={styles.words}>
          <SearchIcon />
          <span className={styles.label}>
            {messages.open}
            {messages.orJump}
          </span>
          <span aria-hidden="true" className={styles.key}>
            {messages.key}
          </span>
        </span>
      </Button>
      <Palette {...search} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}

function Palette({
  isOpen,
  onOpenChange,
  results,
  onSearch,
  recent,
  links,
  actions = [],
  filter,
  onNavigate,
}: GlobalSearchProps) {
  const messages = useMessages(globalSearchMessages);
  const described = useMessages(describedMessages);
  const places = useMessages(placeMessages);
  const deals = useMessages(dealMessages);
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const draft = useSearchDraft(globalSearchDelay, searchFor);
  const isSearch = isSearchText(text);
  const isEarlier = searched !== text.trim() || (results?.state === 'ready' && results.stale === true);
  const known = isSearch && results?.state === 'ready' ? results.value : null;
  const found = known && isEarlier ? stillMatching(known, text) : known;
  const groups = searchGroups({
    found,
    recent,
    isSearch,
    links,
    query: text.trim(),
    actions,
    filter: isEarlier ? undefined : filter,
    messages,
    described,
    places,
    deals,
  });

  function searchFor(words: string) {
    setSearched(words);
    onSearch(words);
  }

  function search(typed: string) {
    setText(typed);
    draft.change(typed);
  }
  useTypedAhead({ isOpen, onType: (letter) => search(text + letter) });

  /** Resets, so that the next search starts empty. */
  function change(next: boolean) {
    draft.cancel();
    setText('');
    searchFor('');
    onOpenChange(next);
  }

  function select(id: string) {
    const href = groups.flatMap(({ items }) => items).find((item) => item.id === id)?.href;
    if (href !== undefined) onNavigate(href);
    actionOf(actions, id)?.onAction();
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={messages.label}
      placeholder={messages.placeholder}
      query={text}
      onQueryChange={search}
      groups={groups}
      isLoading={isSearch && !found && (isEarlier || results === null || results.state === 'loading')}
      empty={<Empty isSearch={isSearch} query={text.trim()} results={results} links={links} />}
      onSelect={select}
    />
  );
}

interface EmptyProps extends Pick<GlobalSearchProps, 'results' | 'links'> {
  isSearch: boolean;
  query: string;
}

function Empty({ isSearch, query, results, links }: EmptyProps) {
  const messages = useMessages(globalSearchMessages);
  if (!isSearch) return <Text tone="muted">{messages.begin}</Text>;
  if (results?.state === 'failed') return <Text>{results.message}</Text>;
  return <NothingFound suggestHref={links.suggest(query)} />;
}
