import type { DisplaySettings } from '@fs/account-widgets';
import { isTimeZone } from '@fs/api-contract';
import { languageOf } from './languages.ts';

/** The settings of this device, with listeners. */
export interface Display extends Readonly<ReturnType<typeof createDisplay>> {}

/** The key's type, for the script before the first paint, which must not share a module with the app. */
export type DisplayKey = 'fs.display';

/** The key in `localStorage`. */
export const displayKey: DisplayKey = 'fs.display';

const themes: readonly unknown[] = ['system', 'light', 'dark', 'contrast'];

/**
 * Stores theme, density, language and keys on this device, for signed-out users too (decision 036).
 *
 * @param storage returns `localStorage`. If blocked storage throws, a reload resets the settings.
 */
export function createDisplay(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const listeners = new Set<() => void>();
  let settings = parseDisplay(stored());

  function stored(): string | null {
    try {
      return storage().getItem(displayKey);
    } catch {
      return null;
    }
  }

  function show(next: DisplaySettings): void {
    settings = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Returns the same object until a setting changes. */
    settings: (): DisplaySettings => settings,
    change: (changes: Partial<DisplaySettings>): void => {
      show({ ...settings, ...changes });
      try {
        storage().setItem(displayKey, JSON.stringify(settings));
      } catch {
        // With full or blocked storage, the settings apply until a reload.
      }
    },
    /** Shows what another tab stored. */
    reload: (): void => show(parseDisplay(stored())),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Parses stored settings. Invalid and missing ones have their defaults. */
export function parseDisplay(text: string | null): DisplaySettings {
  const { theme, density, language, timeZone, hasSingleKeys } = parseObject(text);
  return {
    theme: themes.includes(theme) ? (theme as DisplaySettings['theme']) : 'system',
    density: density === 'compact' ? 'compact' : 'comfortable',
    language: languageOf(language),
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
    hasSingleKeys: hasSingleKeys !== false,
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
