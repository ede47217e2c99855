'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusField } from '../../internal/FieldFrame/fieldElements.ts';

export type RowPart = 'up' | 'down' | 'remove' | 'fields';

/**
 * Takes the focus along when the list changes under it: rows that move or go would drop it to the page. What it returns
 * is called before the change, with where the focus shall be afterwards; without a row, at the button that adds.
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
    // A button that is disabled while it has the focus would keep its ring.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
}

/** The part, or where it cannot be used now (the first cannot go further up) another button, or the fields. */
function focusPart(row: Element, part: RowPart) {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button[data-part]:enabled')];
  const button = part === 'fields' ? undefined : (buttons.find((each) => each.dataset.part === part) ?? buttons[0]);
  if (button) return button.focus();
  const fields = row.querySelector<HTMLElement>('[data-part="fields"]');
  if (fields) focusField(fields);
}
