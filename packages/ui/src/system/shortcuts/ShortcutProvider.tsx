'use client';
import { type ReactNode, useEffect } from 'react';
import type { Shortcuts } from './createShortcuts.ts';
import { ShortcutContext } from './ShortcutContext.ts';

export interface ShortcutProviderProps {
  /** From `createShortcuts`. */
  shortcuts: Shortcuts;
  children: ReactNode;
}

/** Calls the shortcuts that its content registers with `useShortcuts`. Render it once, around the app. */
export function ShortcutProvider({ shortcuts, children }: ShortcutProviderProps) {
  useEffect(() => {
    document.addEventListener('keydown', shortcuts.handle);
    return () => document.removeEventListener('keydown', shortcuts.handle);
  }, [shortcuts]);
  return <ShortcutContext value={shortcuts}>{children}</ShortcutContext>;
}
