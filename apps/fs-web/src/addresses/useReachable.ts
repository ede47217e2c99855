import { canOpenPage, pageAt } from '@fs/account-widgets/navigation';
import { useFrameServices, useSessionState } from '../services.tsx';
import { toNavigationUser } from '../session/toNavigationUser.ts';

/** Returns a path if it belongs to a page that the user can open, so that no link is broken. */
export function useReachable(): (href: string) => string | undefined {
  const { pages } = useFrameServices();
  const { user } = useSessionState();
  return (href) => {
    const page = pageAt(pages, href);
    return page && canOpenPage(page, toNavigationUser(user)) ? href : undefined;
  };
}
