'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusField } from '../../internal/FieldFrame/fieldElements.ts';

export type RowPart = 'up' | 'down' | 'remove' | 'fields';

/**
 * Keeps the focus when rows move or are removed, which would reset it to the page. Call the returned function before
 * the change, with the element to focus afterwards. Without a row, that is the button that adds one.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, add: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ row: string | undefined; part: RowPart }>(undefined);
  useLayoutEffect(() => {
    const next = wanted.current;
    wanted.current = undefined;
    if (!next) return;
    const row = [...(list.current?.children ?? [])].find(
      (element) => element instanceof HTMLElement && element.dataset.row === next.row,
    );
    if (row) focusPart(row, next.part);
    else add.current?.focus();
  });
  return (row: string | undefined, part: RowPart) => {
    wanted.current = { row, part };
    // A focused button that becomes disabled would keep its focus ring.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
}

/** Returns the part, or, if it is disabled (the first row cannot move up), another button or the fields. */
function focusPart(row: Element, part: RowPart) {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button[data-part]:enabled')];
  const button = part === 'fields' ? undefined : (buttons.find((each) => each.dataset.part === part) ?? buttons[0]);
  if (button) return button.focus();
  const fields = row.querySelector<HTMLElement>('[data-part="fields"]');
  if (fields) focusField(fields);
}
