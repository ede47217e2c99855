import { paths } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageTitleMessages } from '../PageTitles.messages.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * Sets the window's title to that of the current page, and the canonical link to its address.
 *
 * @param subject subject of the page, once known. Default: the route's title.
 * @param path address of the subject's page, where it has several. Default: the current one.
 */
export function usePageTitle(subject?: string, path?: string): void {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const titles = useMessages(pageTitleMessages);
  const { pathname } = useLocation();
  useWindowTitle(subject ?? (routeTitle && titles[routeTitle]));
  useCanonical(path ?? pathname.replace(/(.)\/$/, '$1'));
}

/** The title of a page without a subject. Before the screen, whose own title replaces it. */
export function RouteTitle(): null {
  usePageTitle();
  return null;
}

/** Keeps the link that the server writes into the first page, if that is public. */
function useCanonical(path: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(`${paths.app}${path}`, link.href).href;
  }, [path]);
}
