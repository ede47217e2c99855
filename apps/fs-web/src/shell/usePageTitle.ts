import { useMessages } from '@fs/ui';
import { useMatches } from '@tanstack/react-router';
import { pageTitleMessages } from '../PageTitles.messages.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * Sets the window's title to that of the current page.
 *
 * @param subject subject of the page, once known. Default: the route's title.
 */
export function usePageTitle(subject?: string): void {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const titles = useMessages(pageTitleMessages);
  useWindowTitle(subject ?? (routeTitle && titles[routeTitle]));
}
