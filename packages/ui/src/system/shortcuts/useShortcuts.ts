'use client';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Shortcut } from './createShortcuts.ts';
import { ShortcutContext } from './ShortcutContext.ts';

/**
 * Registers shortcuts while the component is mounted, and calls their latest callbacks. Does nothing without a
 * `ShortcutProvider`.
 *
 * @example
 * useShortcuts([{ keys: 'p', label: 'Peek', group: 'Table', onPress: () => openPeek(row) }]);
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext);
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Compared by content, because callers create the list in each render.
  const described = JSON.stringify(shortcuts.map(({ keys, label, group }) => ({ keys, label, group })));
  useEffect(() => {
    const descriptions = JSON.parse(described) as Omit<Shortcut, 'onPress'>[];
    return registry?.register(
      descriptions.map((each, index) => ({ ...each, onPress: () => latest.current[index]?.onPress() })),
    );
  }, [registry, described]);
}
