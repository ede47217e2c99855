import { canOpenPage, pageAt } from '@fs/account-widgets/navigation';
import { useFrameServices, useSessionState } from './services.tsx';
import { toNavigationUser } from './toNavigationUser.ts';

/** Gives an address back when a page stands behind it that this user may open, so that no link leads nowhere. */
export function useReachable(): (href: string) => string | undefined {
  const { pages } = useFrameServices();
  const { user } = useSessionState();
  return (href) => {
    const page = pageAt(pages, href);
    return page && canOpenPage(page, toNavigationUser(user)) ? href : undefined;
  };
}
