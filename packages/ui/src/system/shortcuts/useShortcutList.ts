'use client';
import { useContext, useSyncExternalStore } from 'react';
import type { Shortcut } from './createShortcuts.ts';
import { ShortcutContext } from './ShortcutContext.ts';

const none: readonly Shortcut[] = [];
const returnNone = () => none;
const neverChanges = () => () => undefined;

/** Returns the shortcuts that act now, for a list of all keys or a palette. */
export function useShortcutList(): readonly Shortcut[] {
  const registry = useContext(ShortcutContext);
  const list = registry?.list ?? returnNone;
  return useSyncExternalStore(registry?.subscribe ?? neverChanges, list, list);
}
