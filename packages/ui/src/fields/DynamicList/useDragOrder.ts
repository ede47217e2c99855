'use client';
import { type RefObject, useRef, useState } from 'react';
import { useEscape } from '../../internal/useEscape.ts';
import { type Drag, placeOf } from './dragOrder.ts';

/** The callbacks of a row's drag handle. */
export interface RowDrag {
  start: () => void;
  /** `offset` is in px, positive downward. */
  move: (delta: number) => void;
  end: () => void;
}

/** The state of a drag. The row moves when the user releases the handle. Escape cancels. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  // The pointer may move twice before React renders once.
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
