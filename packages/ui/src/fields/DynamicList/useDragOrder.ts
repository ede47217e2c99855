'use client';
import { type RefObject, useRef, useState } from 'react';
import { useEscape } from '../../internal/useEscape.ts';
import { type Drag, placeOf } from './dragOrder.ts';

/** What a row's handle says. */
export interface RowDrag {
  start: () => void;
  /** By so many px further down. */
  move: (delta: number) => void;
  end: () => void;
}

/** A row of the list held by its handle. It is moved when it is let go; Escape puts it back. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  // The pointer may move twice before React draws once.
  const live = useRef<Drag>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const isHeld = drag !== undefined;

  function hold(next: Drag | undefined) {
    live.current = next;
    setDrag(next);
  }

  useEscape(isHeld, () => hold(undefined));

  function dragOf(from: number): RowDrag {
    return {
      start() {
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        hold({ from, offset: 0, boxes: rows.map(({ top, height }) => ({ start: top, size: height })) });
      },
      move(delta) {
        if (live.current) hold({ ...live.current, offset: live.current.offset + delta });
      },
      end() {
        const last = live.current;
        hold(undefined);
        if (last && placeOf(last) !== last.from) onMove(last.from, placeOf(last));
      },
    };
  }

  return { drag, dragOf };
}
