'use client';
import { lazyComponent, type MenuProps } from '@fs/ui';
import { Suspense, useEffect, useState } from 'react';

// Lazy-loaded, because signed-out users have no menus that open.
const load = () => import('@fs/ui/Menu');

/** Fallback for a menu that failed to load: its button, which reports the failure when activated. */
const FailedMenu = lazyComponent(async () => (await import('@fs/ui/Menu')).Menu, { failure: 'beside' });

/**
 * A menu of the header. Until its code is loaded, a button takes its place. If the code is already loaded this takes
 * one frame, whereas React shows the fallback of a lazy component for 300 ms.
 */
export function HeaderMenu(menu: MenuProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(setLoaded, () => setFailed(true));
  }, []);
  if (loaded) return <loaded.Menu {...menu} />;
  if (!hasFailed) return menu.trigger;
  return (
    <Suspense fallback={menu.trigger}>
      <FailedMenu {...menu} />
    </Suspense>
  );
}
