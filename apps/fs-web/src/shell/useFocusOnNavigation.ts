import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Focuses the content after navigation, so that focus is not lost with a removed element. Keeps focus on the first page
 * and within a page.
 */
export function useFocusOnNavigation(contentId: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById(contentId)?.focus({ preventScroll: true });
      }),
    [router, contentId],
  );
}
