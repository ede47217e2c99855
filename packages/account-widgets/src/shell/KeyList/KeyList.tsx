'use client';
import { Heading, Modal, type Shortcut, Stack, Switch, Text, useMessages } from '@fs/ui';
import { Fragment } from 'react';
import * as styles from './KeyList.css.ts';
import { keyListMessages } from './KeyList.messages.ts';

export interface KeyListProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The shortcuts of the page. */
  shortcuts: readonly Shortcut[];
  /** Whether keys act without Ctrl or Cmd. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

/** Lists all keys of the page, and switches single keys off and on. */
export function KeyList({ isOpen, onOpenChange, shortcuts, hasSingleKeys, onSingleKeysChange }: KeyListProps) {
  const messages = useMessages(keyListMessages);
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={messages.title} isDismissable>
      <Stack gap="6">
        {groups.map((group) => (
          <Stack key={group} gap="2">
            <Heading level={3} size="label">
              {group}
            </Heading>
            <dl className={styles.list}>
              {keysByLabel(shortcuts.filter((each) => each.group === group)).map(([label, ways]) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {ways.map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && ` ${messages.otherKeys} `}
                        <Keys keys={keys} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
        {groups.length === 0 && <Text tone="muted">{messages.none}</Text>}
        <Switch
          label={messages.singleKeys}
          description={messages.singleKeysText}
          isSelected={hasSingleKeys}
          onChange={onSingleKeysChange}
        />
      </Stack>
    </Modal>
  );
}

/** Keys that do the same are one row. */
function keysByLabel(shortcuts: readonly Shortcut[]): [label: string, keys: readonly string[]][] {
  const labels = [...new Set(shortcuts.map(({ label }) => label))];
  return labels.map((label) => [label, shortcuts.filter((each) => each.label === label).map(({ keys }) => keys)]);
}

/** Keys in a row, such as G then H, or together, such as Ctrl+K. */
function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const messages = useMessages(keyListMessages);
  const [first = '', second] = keys.split(' ');
  return (
    <>
      <kbd className={styles.key}>{keyName(first)}</kbd>
      {second !== undefined && (
        <>
          {` ${messages.nextKey} `}
          <kbd className={styles.key}>{keyName(second)}</kbd>
        </>
      )}
    </>
  );
}

function keyName(key: string): string {
  return key.startsWith('mod+') ? `Ctrl/Cmd ${key.slice('mod+'.length).toUpperCase()}` : key.toUpperCase();
}
