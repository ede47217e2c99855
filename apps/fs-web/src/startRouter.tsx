import { RouterProvider } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { onLanding } from './onLanding.ts';
import { createAppRouter } from './router.tsx';
import type { FrameServices } from './services.tsx';
import { settleLogin } from './settleLogin.ts';

/** Loads the page that the address asks for, and gives what shows it and every page after it. */
export async function startRouter(services: FrameServices): Promise<FunctionComponent> {
  const { session, loginMemory, openData } = services;
  const router = createAppRouter(services);
  session.subscribe(() => void router.invalidate());
  onLanding(router, session, async () => {
    try {
      await settleLogin(loginMemory, (await openData()).client);
    } catch {
      // What could not be loaded now is settled where the user lands next.
    }
  });
  await router.load();
  return () => <RouterProvider router={router} />;
}
