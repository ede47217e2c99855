'use client';
import { useRef } from 'react';
import { normalizeForSearch } from './findOptions.ts';
import type { Option } from './Option.ts';

/** Letters that follow each other within this many milliseconds belong to one word. */
const pause = 1000;

/**
 * Finds options by the first letters that the user types.
 * @returns a function from a key and the index of the option they are on to the index of the one they mean; undefined
 * where there is none, or where the key is no letter
 */
export function useTypeAhead(options: readonly Option[]) {
  const typed = useRef({ text: '', at: 0 });
  return (key: string, from: number): number | undefined => {
    const goesOn = Date.now() - typed.current.at < pause && typed.current.text !== '';
    if (key.length !== 1 || (key === ' ' && !goesOn)) return undefined;
    const text = (goesOn ? typed.current.text : '') + normalizeForSearch(key);
    typed.current = { text, at: Date.now() };
    // The first letter leads on from where the user is; more letters may mean the same option still.
    const start = Math.max(0, goesOn ? from : from + 1);
    const found = options.findIndex((option, index) => index >= start && means(option, text));
    const again = found < 0 ? options.findIndex((option) => means(option, text)) : found;
    return again < 0 ? undefined : again;
  };
}

function means({ label, isDisabled }: Option, text: string): boolean {
  return !isDisabled && normalizeForSearch(label).startsWith(text);
}
