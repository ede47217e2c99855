'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { TourStep } from './TourProps.ts';
import { tourTarget } from './tourTarget.ts';

/** Returns the target of a step, scrolled into view and marked, or `undefined` where it isn’t on the page. */
export function useTourTarget(target: TourStep['target']): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const found = find(target);
    setElement(found ?? undefined);
    found?.setAttribute(tourTarget, '');
    found?.scrollIntoView({ block: 'nearest' });
    return () => found?.removeAttribute(tourTarget);
  }, [target]);
  return element;
}

function find(target: string | RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  if (target === undefined) return null;
  return typeof target === 'string' ? document.getElementById(target) : target.current;
}
