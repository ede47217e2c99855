import { limits } from '@fs/api-contract';

/** Milliseconds from the last keystroke until the global search fires (research §9). */
export const globalSearchDelay = 400;
/** Milliseconds from the last keystroke until a quick search fires (research §9). */
export const quickSearchDelay = 750;

export interface SearchDraft {
  /** The user typed. */
  change: (text: string) => void;
  /** What waits is dropped. */
  cancel: () => void;
}

/** A text that is worth a search: more than two characters (research §5). */
export function isSearchText(text: string): boolean {
  return text.trim().length >= limits.searchLetters;
}

/**
 * Searches when nothing was typed for `delay` milliseconds. A text that is too short is no search: what was found is
 * given up at once, by a search for nothing.
 */
export function createSearchDraft(delay: number, onSearch: (text: string) => void): SearchDraft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    change: (text) => {
      cancel();
      if (isSearchText(text)) timer = setTimeout(() => onSearch(text.trim()), delay);
      else onSearch('');
    },
  };
}
