import type { PointerEvent, RefObject } from 'react';
import { listenForEscape } from '../../../internal/useEscape.ts';

export interface DraggedColumn {
  id: string;
  /** Ids of the columns whose position it can take, in order. */
  places: readonly string[];
  /** Set from when the pointer has moved far enough until the press that ends the drag. */
  wasDragged: RefObject<boolean>;
  onMove: (move: { id: string; to: string }) => void;
}

/** Distance in px after which a press of a header is a drag. */
const threshold = 6;

/** Long press in milliseconds before touch drags a column. A finger that moves earlier scrolls. */
const touchHold = 400;

/** Drags a header. The drop line is set on the elements themselves: nothing renders before the drop. */
export function dragColumn(event: PointerEvent<HTMLElement>, { id, places, wasDragged, onMove }: DraggedColumn): void {
  const { currentTarget: header, clientX: startX } = event;
  let headers: readonly Header[] | undefined;
  let to = id;
  const end = new AbortController();
  const { signal } = end;
  const view = header.ownerDocument;
  let isHeld = event.pointerType !== 'touch';
  const hold = isHeld ? undefined : setTimeout(pickUp, touchHold);

  function pickUp() {
    isHeld = true;
    show(startX);
  }

  function finish(isKept: boolean) {
    end.abort();
    clearTimeout(hold);
    // The press that ends a drag follows in the same task.
    setTimeout(() => {
      wasDragged.current = false;
    });
    for (const { element } of headers ?? []) delete element.dataset.drop;
    delete header.dataset.dragged;
    if (isKept && to !== id) onMove({ id, to });
  }

  function show(clientX: number) {
    headers ??= headersOf(header, places);
    wasDragged.current = true;
    const over = headers.find(({ box: { left, right } }) => clientX >= left && clientX < right);
    to = over?.element.dataset.column ?? id;
    const isForward = places.indexOf(to) > places.indexOf(id);
    for (const one of headers) {
      if (one === over && to !== id) one.element.dataset.drop = isForward ? 'after' : 'before';
      else delete one.element.dataset.drop;
    }
    header.dataset.dragged = '';
  }

  view.addEventListener(
    'pointermove',
    ({ clientX }) => {
      const isFar = Math.abs(clientX - startX) > threshold;
      if (isFar && !isHeld) finish(false);
      else if (wasDragged.current || isFar) show(clientX);
    },
    { signal },
  );
  // While touch drags a column, the page doesn't scroll or open a context menu.
  const keepStill = (touch: Event) => isHeld && touch.preventDefault();
  view.addEventListener('touchmove', keepStill, { signal, passive: false });
  if (!isHeld) view.addEventListener('contextmenu', keepStill, { signal });
  view.addEventListener('pointerup', () => finish(true), { signal });
  view.addEventListener('pointercancel', () => finish(false), { signal });
  listenForEscape(() => finish(false), signal);
}

interface Header {
  element: HTMLElement;
  /** The header's box when the drag began. */
  box: DOMRect;
}

function headersOf(header: HTMLElement, places: readonly string[]): readonly Header[] {
  const all = Array.from(header.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? []);
  const others = all.filter(({ dataset }) => places.includes(dataset.column ?? ''));
  return others.map((element) => ({ element, box: element.getBoundingClientRect() }));
}
