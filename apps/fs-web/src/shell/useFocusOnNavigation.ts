import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sends the focus to the content of a page that the user has moved to, so that it is never left on an element that
 * is gone. The first page of a visit and moves within a page keep the focus where it is.
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
