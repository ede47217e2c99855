'use client';
import type { MenuProps } from '@fs/ui';
import { useEffect, useState } from 'react';

// Visitors have no menu that opens: only readers load what opens one.
const load = () => import('@fs/ui/Menu');

/**
 * A menu of the header; until it can open, its button stands where it will. Where its code is there already, that is
 * for no longer than a frame: React would keep what stands in for a lazy component for 300 ms.
 */
export function HeaderMenu(menu: MenuProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    load().then(setLoaded, (failure: unknown) => {
      setLoaded(() => {
        throw failure;
      });
    });
  }, []);
  return loaded ? <loaded.Menu {...menu} /> : menu.trigger;
}
