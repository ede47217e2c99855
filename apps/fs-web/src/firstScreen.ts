import { pageAt } from '@fs/account-widgets/navigation';
import { paths } from '@fs/api-contract';
import { homePath, loginPath } from './appPaths.ts';
import { type AppRoute, appRoutes } from './routes.tsx';

/**
 * Starts to load the screen that the address leads to, while the server is still asked who is here. A wrong guess, or
 * one that fails, costs nothing but its bytes: the router decides, and loads for itself.
 * @param isKnown somebody signed in on this device and has not signed out
 */
export function loadFirstScreen(pathname: string, isKnown: boolean): void {
  const route = firstRoute(pathname, isKnown);
  const parts = [
    ...(!isKnown && isLoginPath(pathname) ? [import('./LoginApp.tsx')] : [import('./startRouter.tsx'), route?.load()]),
    ...(route?.asksServer === false ? [] : [import('./createAppData.ts')]),
    ...(isKnown ? [import('@fs/ui/Menu')] : []),
  ];
  Promise.all(parts).catch(() => undefined);
}

/** Whether the address is that of the login page, which stands without the router for whoever comes to it first. */
export function isLoginPath(pathname: string): boolean {
  return pathname.startsWith(paths.app) && /^\/(login|signup)\/?$/.test(pathname.slice(paths.app.length));
}

/** The page behind an address of the site, as far as can be told before the session is known. */
export function firstRoute(pathname: string, isKnown: boolean): AppRoute | undefined {
  const asked = pageAt(appRoutes as readonly AppRoute[], pathname.slice(paths.app.length));
  const elsewhere = isKnown ? homePath : loginPath;
  const isOthers = asked?.audience === (isKnown ? 'visitor' : 'signed-in');
  return asked && !isOthers ? asked : pageAt(appRoutes as readonly AppRoute[], elsewhere);
}
