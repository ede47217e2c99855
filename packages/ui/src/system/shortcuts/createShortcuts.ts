/** A key, or several keys in a row, that do something on the page. */
export interface Shortcut {
  /** A character such as `/`, keys in a row such as `g h`, or `mod+k` for Ctrl or Cmd with a key. */
  keys: string;
  /** What the keys do, for the list of all keys. */
  label: string;
  /** Heading of the label in that list. */
  group: string;
  onPress: () => void;
}

/** The shortcuts of the page. */
export interface Shortcuts {
  /** Adds shortcuts until the returned function is called. Of several with the same keys, the latest acts. */
  register: (shortcuts: readonly Shortcut[]) => () => void;
  /** The shortcuts that act. Returns the same array until it changes. */
  list: () => readonly Shortcut[];
  subscribe: (listener: () => void) => () => void;
  /** Calls the shortcut of a key event, if any. */
  handle: (event: KeyboardEvent) => void;
}

export interface ShortcutsOptions {
  /** Whether keys act without Ctrl or Cmd. Users can switch them off (WCAG 2.1.4). @default () => true */
  hasSingleKeys?: () => boolean;
}

/** Milliseconds from one key to the next one in a row. */
const longestPause = 1500;

/** Creates the registry of the page's shortcuts. `ShortcutProvider` connects it with the keyboard. */
export function createShortcuts({ hasSingleKeys = () => true }: ShortcutsOptions = {}): Shortcuts {
  let registered: readonly (readonly Shortcut[])[] = [];
  let active: readonly Shortcut[] = [];
  let started: { keys: string; at: number } | undefined;
  const listeners = new Set<() => void>();

  function change(next: typeof registered) {
    registered = next;
    active = [...new Map(registered.flat().map((shortcut) => [shortcut.keys, shortcut])).values()];
    for (const listener of listeners) listener();
  }

  return {
    register: (shortcuts) => {
      change([...registered, shortcuts]);
      return () => change(registered.filter((each) => each !== shortcuts));
    },
    list: () => active,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handle: (event) => {
      const key = event.defaultPrevented || event.isComposing || event.repeat ? undefined : keyOf(event);
      if (key === undefined) return;
      if (!key.startsWith('mod+') && (!hasSingleKeys() || takesKeys(event.target))) return;
      const earlier = started && event.timeStamp - started.at <= longestPause ? started.keys : undefined;
      const keys = earlier === undefined ? key : `${earlier} ${key}`;
      const found = active.find((each) => each.keys === keys) ?? active.find((each) => each.keys === key);
      started =
        !found && active.some((each) => each.keys.startsWith(`${keys} `)) ? { keys, at: event.timeStamp } : undefined;
      if (!found) return;
      event.preventDefault();
      found.onPress();
    },
  };
}

/** Returns the event's key as shortcuts name it. Undefined for a key that no shortcut has. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey || key.length !== 1) return undefined;
  if (ctrlKey || metaKey) return `mod+${key.toLowerCase()}`;
  // With Shift, a letter is another key. A character such as "?" may need it.
  return shiftKey && /\p{L}/u.test(key) ? undefined : key.toLowerCase();
}

/** Whether the element uses characters itself: a field, or what is open above the page. */
function takesKeys(target: EventTarget | null): boolean {
  const element = target as Partial<Pick<Element, 'closest'>> | null;
  return (element?.closest?.(keyTakers) ?? null) !== null;
}

const keyTakers =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
