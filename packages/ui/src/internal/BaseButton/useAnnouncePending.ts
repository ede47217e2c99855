'use client';
import { useEffect, useId, useRef } from 'react';
import { announce } from '../announce.ts';

interface AnnouncePendingOptions {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  isFocused: boolean;
  isPending: boolean;
  pendingId: string | undefined;
}

/**
 * Adds the spinner’s label to the name of a pending button, and announces the name when a focused button becomes
 * pending and when it stops.
 */
export function useAnnouncePending({ isFocused, isPending, pendingId, ...props }: AnnouncePendingOptions) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const named = props['aria-labelledby'] ?? (props['aria-label'] === undefined ? undefined : id);
  const labelledBy = isPending && named !== undefined ? `${named} ${pendingId}` : props['aria-labelledby'];
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isFocused && wasPending.current !== isPending) announce(textOf(labelledBy ?? id), 'assertive');
    wasPending.current = isPending;
  }, [isFocused, isPending, labelledBy, id]);
  return { id, 'aria-labelledby': labelledBy };
}

/** Reads the text at once, because the button may unmount before the announcement. */
function textOf(ids: string): string {
  const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
  return elements.map((element) => element.getAttribute('aria-label') ?? contentOf(element)).join(' ');
}

function contentOf(element: HTMLElement): string {
  const inside = [...element.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  return [element.textContent, ...inside].join(' ').trim();
}
