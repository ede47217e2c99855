// The public API of keyboard shortcuts.

export {
  createShortcuts,
  type Shortcut,
  type Shortcuts,
  type ShortcutsOptions,
} from './system/shortcuts/createShortcuts.ts';
export { ShortcutProvider, type ShortcutProviderProps } from './system/shortcuts/ShortcutProvider.tsx';
export { useShortcutList } from './system/shortcuts/useShortcutList.ts';
export { useShortcuts } from './system/shortcuts/useShortcuts.ts';
