import { SearchField, useMessages } from '@fs/ui';
import { useState } from 'react';
import { isSearchText, quickSearchDelay, useSearchDraft } from '../search/GlobalSearch/useSearchDraft.ts';
import { queryFieldMessages } from './QueryField.messages.ts';

export interface QueryFieldProps {
  label: string;
  /** The text that is searched for. */
  query: string;
  /**
   * Called when the user pauses after three letters or more, and at once when they press Enter or clear the field. A
   * shorter text gives an empty query.
   */
  onQueryChange: (query: string) => void;
  /** Hides the label where a placeholder says the same. @default false */
  isLabelHidden?: boolean;
  placeholder?: string;
}

/**
 * A search of what a page lists. Keeps the input until the user pauses. A query that came from elsewhere, such as the
 * back button, replaces it.
 */
export function QueryField({ query, onQueryChange, ...field }: QueryFieldProps) {
  const messages = useMessages(queryFieldMessages);
  const [draft, setDraft] = useState({ text: query, query, isHinted: false });
  const search = useSearchDraft(quickSearchDelay, (text) => {
    setDraft((current) => ({ ...current, query: text }));
    if (text !== query) onQueryChange(text);
  });
  if (draft.query !== query) setDraft({ text: query, query, isHinted: false });
  return (
    <search>
      <SearchField
        {...field}
        {...(draft.isHinted && { error: messages.tooShort })}
        value={draft.text}
        onChange={(text) => {
          setDraft((current) => ({ ...current, text, isHinted: false }));
          search.change(text);
        }}
        onSubmit={(text) => {
          setDraft((current) => ({ ...current, isHinted: text.trim() !== '' && !isSearchText(text) }));
          search.flush();
        }}
      />
    </search>
  );
}
