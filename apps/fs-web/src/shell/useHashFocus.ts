import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Scrolls to the element of the URL's fragment and focuses it. Set `isReady` once the content above has its final
 * height.
 */
export function useHashFocus(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = isReady && hash !== '' ? document.getElementById(hash) : null;
    if (!part) return;
    // Focusable for screen readers, but not a Tab stop.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  }, [hash, isReady]);
}
