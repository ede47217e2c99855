import { useLocation, useMatch, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Where the screen stands. The router's location is ahead of what is shown: while another page loads, the screen that
 * is being left would take that page's address for its own.
 */
export function useScreenLocation() {
  const router = useRouter();
  const location = useLocation();
  const shown = useMatch({ strict: false, select: ({ id }) => id });
  const isOwn = router.matchRoutes(location).at(-1)?.id === shown;
  const [own, setOwn] = useState(location);
  if (isOwn && own !== location) setOwn(location);
  return { ...(isOwn ? location : own), isLeaving: !isOwn };
}
