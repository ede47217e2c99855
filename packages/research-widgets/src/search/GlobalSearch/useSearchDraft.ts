'use client';
import { limits } from '@fs/api-contract';
import { type Debounced, debounce, useDebouncedCallback } from '@fs/ui/debounce';

/** Debounce of the global search, in milliseconds (research §9). */
export const globalSearchDelay = 400;
/** Debounce of suggested topics, in milliseconds (research §9). */
export const topicSuggestionDelay = 400;
/** Debounce of quick searches, in milliseconds (research §9). */
export const quickSearchDelay = 750;

export interface SearchDraft {
  /** Updates the text and debounces the search. */
  change: (text: string) => void;
  /** Starts the waiting search at once. */
  flush: () => void;
  /** Cancels the waiting search. */
  cancel: () => void;
}

/** Whether a text is long enough to search for: more than two characters (research §5). */
export function isSearchText(text: string): boolean {
  return text.trim().length >= limits.searchLetters;
}

/**
 * Debounces the search by `delayMs` milliseconds. A text that is too short clears the results at once, with a search for
 * an empty text.
 */
export function createSearchDraft(delayMs: number, onSearch: (text: string) => void): SearchDraft {
  return toSearchDraft(debounce(onSearch, delayMs));
}

/** Returns a search draft that calls the latest `onSearch`. Unmounting cancels a waiting search. */
export function useSearchDraft(delayMs: number, onSearch: (text: string) => void): SearchDraft {
  return toSearchDraft(useDebouncedCallback(onSearch, delayMs));
}

function toSearchDraft(search: Debounced<[text: string]>): SearchDraft {
  return {
    cancel: search.cancel,
    flush: search.flush,
    change(text) {
      const isSearch = isSearchText(text);
      search(isSearch ? text.trim() : '');
      if (!isSearch) search.flush();
    },
  };
}
