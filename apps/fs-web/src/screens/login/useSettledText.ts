import { quickSearchDelay } from '@fs/research-widgets/search';
import { useDebouncedCallback } from '@fs/ui/debounce';
import { useEffect, useState } from 'react';

/** The text once the user has paused, so that not every letter is a request. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  const settle = useDebouncedCallback(setSettled, quickSearchDelay);
  useEffect(() => settle(text.trim()), [settle, text]);
  return settled;
}
