import { limits } from '@fs/api-contract';

/** How long after the last key the search starts, in milliseconds (accounts §5). */
export const peopleSearchDelayMs = 400;

/** The text to search for: only what is longer than two characters. */
export function toPeopleSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= limits.searchLetters ? trimmed : '';
}
