'use client';
import { useEffect, useState } from 'react';

/** Keys of the rows where the user’s selection of text begins and ends. */
export function useSelectedRows(keys: readonly string[], scroller: HTMLElement | null): readonly string[] {
  const [selected, setSelected] = useState<readonly string[]>([]);
  useEffect(() => {
    const note = () => {
      const next = scroller ? endsIn(scroller).map((index) => keys[index] ?? '') : [];
      setSelected((last) => (last.join() === next.join() ? last : next));
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [keys, scroller]);
  return selected;
}

/** Indexes of the first and the last row of a selection of text over several rows of a virtual list, or none. */
export function selectedRows(scroller: Element): readonly number[] {
  const [one = -1, other = -1] = endsIn(scroller);
  return one === other || document.getSelection()?.isCollapsed ? [] : [Math.min(one, other), Math.max(one, other)];
}

/** Indexes of the rows where the selection begins and ends, if both are in the list. */
function endsIn(scroller: Element): readonly number[] {
  const selection = document.getSelection();
  const ends = [selection?.anchorNode, selection?.focusNode].map((node) => rowOf(node ?? null, scroller));
  return ends.includes(-1) ? [] : ends;
}

function rowOf(node: Node | null, scroller: Element): number {
  const element = node instanceof Element ? node : node?.parentElement;
  const row = element?.closest<HTMLElement>('[data-index]');
  return row && scroller.contains(row) ? Number(row.dataset.index) : -1;
}
