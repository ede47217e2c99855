import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../services.tsx';

/**
 * Keeps the window's title on that of the page (decision AMB-047).
 * @param subject what the page is about, once known; before that its route's title stands.
 */
export function usePageTitle(subject?: string): void {
  const { environment } = useServices();
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const title = subject ?? routeTitle;
  useEffect(() => {
    document.title = title ? `${title} | ${environment.productName}` : environment.productName;
  }, [title, environment.productName]);
}
