import { useMatches } from '@tanstack/react-router';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * Keeps the window's title on that of the page that the router shows.
 * @param subject what the page is about, once known; before that its route's title stands.
 */
export function usePageTitle(subject?: string): void {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useWindowTitle(subject ?? routeTitle);
}
