import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Brings the part of the page that the address names into view and gives it the focus. Give `isReady` once what stands
 * above it has its height.
 */
export function useHashFocus(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = isReady && hash !== '' ? document.getElementById(hash) : null;
    if (!part) return;
    // It is read out from here on, and is no stop of the Tab key.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  }, [hash, isReady]);
}
