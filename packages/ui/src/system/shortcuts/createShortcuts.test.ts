import { expect, test, vi } from 'vitest';
import { createShortcuts, type Shortcuts } from './createShortcuts.ts';

function press(shortcuts: Shortcuts, key: string, more: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn();
  shortcuts.handle({ key, timeStamp: 0, target: null, preventDefault, ...more } as KeyboardEvent);
  return preventDefault.mock.calls.length > 0;
}

function shortcutsFor(keys: readonly string[], hasSingleKeys = () => true) {
  const pressed: string[] = [];
  const shortcuts = createShortcuts({ hasSingleKeys });
  const end = shortcuts.register(
    keys.map((each) => ({ keys: each, label: each, group: 'Test', onPress: () => pressed.push(each) })),
  );
  return { shortcuts, pressed, end };
}

test('keys in a row act in order, and only in time', () => {
  const { shortcuts, pressed } = shortcutsFor(['g h', 'g c', 'h']);
  press(shortcuts, 'g');
  expect(press(shortcuts, 'h', { timeStamp: 1500 })).toBe(true);
  press(shortcuts, 'g');
  press(shortcuts, 'h', { timeStamp: 1501 });
  press(shortcuts, 'G', { shiftKey: true });
  press(shortcuts, 'c');
  expect(pressed).toEqual(['g h', 'h']);
});

test('a key that nothing is registered for is left to the page', () => {
  const { shortcuts, pressed } = shortcutsFor(['/']);
  expect(press(shortcuts, 'x')).toBe(false);
  expect(press(shortcuts, '/', { altKey: true })).toBe(false);
  expect(press(shortcuts, '/', { defaultPrevented: true })).toBe(false);
  expect(press(shortcuts, '/', { isComposing: true })).toBe(false);
  expect(pressed).toEqual([]);
});

test('without single keys, only keys with Ctrl or Cmd act', () => {
  const { shortcuts, pressed } = shortcutsFor(['/', 'mod+k'], () => false);
  press(shortcuts, '/');
  press(shortcuts, 'k', { ctrlKey: true });
  press(shortcuts, 'K', { metaKey: true });
  expect(pressed).toEqual(['mod+k', 'mod+k']);
});

test('the latest shortcut of the same keys acts until it is removed', () => {
  const { shortcuts, pressed } = shortcutsFor(['j']);
  const onPress = vi.fn();
  const listener = vi.fn();
  shortcuts.subscribe(listener);
  const end = shortcuts.register([{ keys: 'j', label: 'Next', group: 'Table', onPress }]);
  press(shortcuts, 'j');
  expect(onPress).toHaveBeenCalledOnce();
  expect(shortcuts.list().map(({ label }) => label)).toEqual(['Next']);
  end();
  press(shortcuts, 'j');
  expect(pressed).toEqual(['j']);
  expect(listener).toHaveBeenCalledTimes(2);
});
