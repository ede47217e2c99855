'use client';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import { createLazyModule } from '../../../system/lazyModule/createLazyModule.ts';

export interface ColumnDragOptions {
  /** Whether columns can be moved. */
  isEnabled: boolean;
  /** Ids of the columns whose position this one can take, in order. */
  placesOf: (id: string) => readonly string[];
  onMove: (move: { id: string; to: string }) => void;
}

/** Tables without column tools don’t load it. Until it has loaded, and if it can’t be, the menu of a column moves it. */
const dragging = createLazyModule(() => import('./dragColumn.ts'));

/** Drags headers by mouse or pen, and by touch after a long press. */
export function useColumnDrag({ isEnabled, placesOf, onMove }: ColumnDragOptions) {
  const wasDragged = useRef(false);
  // A drag that began before the last render ends with the latest handler.
  const move = useStableCallback(onMove);
  useEffect(() => {
    if (isEnabled) dragging.preload();
  }, [isEnabled]);

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    wasDragged.current = false;
    const isOnName = event.target instanceof Element && event.target.closest('[data-part="name"]');
    if (event.button !== 0 || !isOnName) return;
    const code = dragging.loaded();
    if (code) code.dragColumn(event, { id, places: placesOf(id), wasDragged, onMove: move });
    else dragging.preload();
  }

  return { onPointerDown, wasDragged };
}

export type ColumnDrag = ReturnType<typeof useColumnDrag>;
