import type { PageWidth } from '@fs/ui';
import { useState } from 'react';

const key = 'fs.width';

/** The width of pages with a table, which the user chose last on this device. */
export function usePageWidth() {
  const [isWide, setWide] = useState(readWide);
  const width: PageWidth = isWide ? 'full' : 'content';

  function onWiden(next: boolean) {
    setWide(next);
    writeWide(next);
  }

  return { width, wide: { isWide, onWiden } };
}

function readWide(): boolean {
  try {
    return localStorage.getItem(key) === 'full';
  } catch {
    return false;
  }
}

function writeWide(isWide: boolean) {
  try {
    if (isWide) localStorage.setItem(key, 'full');
    else localStorage.removeItem(key);
  } catch {
    // Applies until the page is left.
  }
}
