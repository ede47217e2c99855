'use client';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';

/** The visible list of keys. Screen readers explain every combobox themselves. */
export function PaletteKeys() {
  const messages = useMessages(commandPaletteMessages);
  const keys = [
    ['↑ ↓', messages.move],
    [messages.enter, messages.open],
    [messages.escape, messages.close],
  ] as const;
  return (
    <div aria-hidden="true" className={styles.keys}>
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd> {meaning}
        </span>
      ))}
    </div>
  );
}
