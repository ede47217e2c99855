import { Badge, Button, DateText, Inline, Link, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { useFocusAfter } from '../../internal/useFocusAfter.ts';
import type { Notebook, NotebookRenamed } from '../Notebook.ts';
import { RenameForm } from '../RenameForm.tsx';
import * as styles from '../Snapshots/Snapshots.css.ts';
import { notebooksMessages } from './Notebooks.messages.ts';

export interface NotebookRowHandlers {
  /** URL of a notebook. */
  hrefOf: (id: string) => string;
  /** Called with another name. The input stays until it is saved. */
  onRename: (notebook: Notebook, name: string) => Promise<NotebookRenamed>;
  onDelete: (notebook: Notebook) => void;
}

interface NotebookRowProps extends NotebookRowHandlers {
  notebook: Notebook;
}

/** One notebook with what its lock allows. */
export function NotebookRow({ notebook, hrefOf, onRename, onDelete }: NotebookRowProps) {
  const messages = useMessages(notebooksMessages);
  const [isNaming, setNaming] = useState(false);
  const rename = useFocusAfter<HTMLButtonElement>(isNaming);
  const { id, name, isLocked, updatedAt } = notebook;
  if (isNaming) {
    return (
      <li className={styles.item}>
        <RenameForm name={name} onRename={(next) => onRename(notebook, next)} onClose={() => setNaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Stack gap="1">
        <Inline gap="3">
          <Text weight="semibold">
            <Link href={hrefOf(id)} tone="name">
              <bdi>{name}</bdi>
            </Link>
          </Text>
          {isLocked && <Badge>{messages.locked}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {messages.changed} <DateText value={updatedAt} isWithinSentence />
        </Text>
      </Stack>
      {!isLocked && (
        <Inline gap="2">
          <Button ref={rename} size="small" aria-label={messages.renameOf({ name })} onPress={() => setNaming(true)}>
            {messages.rename}
          </Button>
          <Button size="small" tone="quiet" aria-label={messages.deleteOf({ name })} onPress={() => onDelete(notebook)}>
            {messages.delete}
          </Button>
        </Inline>
      )}
    </li>
  );
}
