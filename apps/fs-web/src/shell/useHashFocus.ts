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
    if (!part) return undefined;
    // Focusable for screen readers, but not a Tab stop.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView();
    return keepInPlace(part);
  }, [hash, isReady]);
}

/** Signs of a user who goes on from there. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls back to an element as often as parts above it load later, until the user acts. Returns how to end it. */
function keepInPlace(part: HTMLElement): () => void {
  const observer = new ResizeObserver(() => part.scrollIntoView());
  observer.observe(document.body);
  const end = () => {
    observer.disconnect();
    for (const sign of signs) window.removeEventListener(sign, end);
  };
  for (const sign of signs) window.addEventListener(sign, end, { passive: true });
  return end;
}
