import { pageAt } from '@fs/account-widgets/navigation';
import { paths } from '@fs/api-contract';
import type { AppRoute } from '../AppRoute.ts';
import { homePath, loginPath } from '../addresses/appPaths.ts';
import { appRoutes } from '../routes.tsx';

/**
 * Preloads the screen of a URL while the session is restored. A wrong or failed guess only costs bytes, because the
 * router loads the right screen itself.
 *
 * @param isKnown whether a user is logged in on this device
 */
export function loadFirstScreen(pathname: string, isKnown: boolean): void {
  const route = firstRoute(pathname, isKnown);
  const parts = [
    ...(!isKnown && isLoginPath(pathname) ? [import('../LoginApp.tsx')] : [import('./startRouter.tsx'), route?.load()]),
    ...(route?.asksServer === false ? [] : [import('./createAppData.ts')]),
    ...(isKnown ? [import('@fs/ui/Menu')] : []),
  ];
  Promise.all(parts).catch(() => undefined);
}

/** Whether the path is that of the login page, which renders without the router on the first visit. */
export function isLoginPath(pathname: string): boolean {
  return pathname.startsWith(paths.app) && /^\/(login|signup)\/?$/.test(pathname.slice(paths.app.length));
}

/** Returns the page of a path, as far as known before the session is restored. */
export function firstRoute(pathname: string, isKnown: boolean): AppRoute | undefined {
  const asked = pageAt(appRoutes as readonly AppRoute[], pathname.slice(paths.app.length));
  const elsewhere = isKnown ? homePath : loginPath;
  const isOthers = asked?.audience === (isKnown ? 'visitor' : 'signed-in');
  return asked && !isOthers ? asked : pageAt(appRoutes as readonly AppRoute[], elsewhere);
}
