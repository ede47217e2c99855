'use client';
import { useRef } from 'react';
import { normalizeForSearch } from './findOptions.ts';
import type { Option } from './Option.ts';

/** Letters that follow each other within this time belong to one text. */
const pauseMs = 1000;

/**
 * Finds options by the first letters that the user types.
 * @returns a function from a key and the active index to the index of the option found; undefined where no option
 * starts with the letters, or where the key is no letter
 */
export function useTypeAhead(options: readonly Option[]) {
  const typed = useRef({ text: '', at: 0 });
  return (key: string, from: number): number | undefined => {
    const continues = Date.now() - typed.current.at < pauseMs && typed.current.text !== '';
    if (key.length !== 1 || (key === ' ' && !continues)) return undefined;
    const text = (continues ? typed.current.text : '') + normalizeForSearch(key);
    typed.current = { text, at: Date.now() };
    // A first letter searches after the active option; further letters may match the active option still.
    const start = Math.max(0, continues ? from : from + 1);
    const after = options.findIndex((option, index) => index >= start && matches(option, text));
    const found = after < 0 ? options.findIndex((option) => matches(option, text)) : after;
    return found < 0 ? undefined : found;
  };
}

function matches({ label, isDisabled }: Option, text: string): boolean {
  return !isDisabled && normalizeForSearch(label).startsWith(text);
}
