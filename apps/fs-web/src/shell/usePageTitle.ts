import { useMatches } from '@tanstack/react-router';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * Sets the window's title to that of the current page.
 *
 * @param subject subject of the page, once known. Default: the route's title.
 */
export function usePageTitle(subject?: string): void {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useWindowTitle(subject ?? routeTitle);
}
