import { RouterProvider } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { hasFirstPaint } from '../first-paint/replaceFirstPaint.ts';
import { createAppRouter } from '../router.tsx';
import type { FrameServices } from '../services.tsx';
import { onLanding } from '../session/onLanding.ts';
import { settleLogin } from '../session/settleLogin.ts';
import { upgradeStart } from '../session/upgradeStart.ts';
import { watchLogout } from '../session/watchLogout.ts';
import { watchUpgradeStart } from '../session/watchUpgradeStart.ts';

/** Loads the page of the URL, and returns the component that renders all pages. */
export async function startRouter(services: FrameServices): Promise<FunctionComponent> {
  const { session, loginMemory, openData } = services;
  const router = createAppRouter({ ...services, hasLoggedOut: watchLogout(session) });
  session.subscribe(() => void router.invalidate());
  watchUpgradeStart(router, upgradeStart);
  onLanding(router, session, async () => {
    try {
      await settleLogin(loginMemory, (await openData()).client);
    } catch {
      // Retried where the user lands next.
    }
  });
  // A rendered page has its data with it, which the first render needs.
  await Promise.all([router.load(), hasFirstPaint() && openData()]);
  return () => <RouterProvider router={router} />;
}
