'use client';
import { lazyComponent, type MenuProps } from '@fs/ui';
import { Suspense, useEffect, useState } from 'react';

// Visitors have no menu that opens: only users load what opens one.
const load = () => import('@fs/ui/Menu');

/** In place of a menu that could not be loaded: its button, which says so once it is pressed. */
const FailedMenu = lazyComponent(async () => (await import('@fs/ui/Menu')).Menu, { failure: 'beside' });

/**
 * A menu of the header; until it can open, its button stands where it will. Where its code is there already, that is
 * for no longer than a frame: React would keep what stands in for a lazy component for 300 ms.
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
