'use client';
import { limits } from '@fs/api-contract';
import { Button, type Loadable, MultiSelect, useMessages } from '@fs/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { isSearchText, topicSuggestionDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import * as styles from './TopicExplorer.css.ts';
import { topicExplorerMessages } from './TopicExplorer.messages.ts';

export interface TopicFilterProps {
  /** The topics that the page is about. */
  topics: readonly string[];
  /** Topics that are offered before the user types, the most frequent first. */
  popular?: readonly string[];
  /** Topics that contain the text of the last `onSuggest`. Null before the first one. */
  suggestions: Loadable<readonly string[]> | null;
  /** Called 400 ms after the user typed three letters or more. An empty text clears the suggestions. */
  onSuggest: (text: string) => void;
  /** Called with at least one topic when the user presses Enter or the search button. */
  onSearch: (topics: readonly string[]) => void;
}

/** Selects topics. Typed text that is no suggestion is a topic too. */
export function TopicFilter({ topics, popular = none, suggestions, onSuggest, onSearch }: TopicFilterProps) {
  const messages = useMessages(topicExplorerMessages);
  const [draft, setDraft] = useState({ of: topics, topics, text: '', suggested: '', isWarned: false });
  const search = useSearchDraft(topicSuggestionDelay, (text) => {
    setDraft((current) => ({ ...current, suggested: text }));
    onSuggest(text);
  });
  // The topics of another address replace what was selected.
  if (draft.of.join('\n') !== topics.join('\n')) setDraft({ ...draft, of: topics, topics, isWarned: false });
  const { text } = draft;
  const isSuggested = isSearchText(text);
  const isCurrent = isSuggested && text.trim() === draft.suggested;
  const isLoading = isSuggested && (!isCurrent || suggestions === null || suggestions.state === 'loading');
  const found = isCurrent && suggestions?.state === 'ready' ? suggestions.value : none;
  const failure = isCurrent && suggestions?.state === 'failed' ? suggestions.message : undefined;
  const emptyText = text !== '' && !isSuggested ? messages.lettersNeeded : failure;
  const names = text === '' ? popular : found;
  const options = useMemo(() => names.map((name) => ({ id: name, label: name })), [names]);

  function submit(event: FormEvent) {
    event.preventDefault();
    search.cancel();
    const typed = text.trim();
    const wanted = [...new Set([...draft.topics, ...(typed === '' ? [] : [typed])])].slice(0, limits.topicsPerCall);
    setDraft({ ...draft, topics: wanted, text: '', suggested: '', isWarned: wanted.length === 0 });
    if (wanted.length > 0) onSearch(wanted);
  }

  return (
    <search>
      <form onSubmit={submit} className={styles.filter}>
        <MultiSelect
          label={messages.filter}
          isLabelHidden
          placeholder={messages.placeholder}
          options={options}
          value={draft.topics}
          onChange={(next) =>
            setDraft((current) => ({ ...current, topics: next.slice(0, limits.topicsPerCall), isWarned: false }))
          }
          inputValue={text}
          onInputChange={(next) => {
            setDraft((current) => ({ ...current, text: next.slice(0, limits.searchText), isWarned: false }));
            search.change(next.slice(0, limits.searchText));
          }}
          isLoading={isLoading}
          {...(emptyText !== undefined && { emptyText })}
          {...(draft.isWarned && { error: messages.noneGiven })}
        />
        <Button type="submit" tone="accent">
          {messages.search}
        </Button>
      </form>
    </search>
  );
}

const none: readonly string[] = [];
