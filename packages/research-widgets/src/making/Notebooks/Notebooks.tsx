'use client';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  type Loadable,
  LoadableView,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import type { Notebook } from '../Notebook.ts';
import * as styles from '../Snapshots/Snapshots.css.ts';
import { NotebookRow, type NotebookRowHandlers } from './NotebookRow.tsx';
import { notebooksMessages } from './Notebooks.messages.ts';

export interface NotebooksProps extends NotebookRowHandlers {
  /** The last changed first. */
  notebooks: Loadable<readonly Notebook[]>;
  /** Called when the user wants a new notebook. */
  onCreate: () => void;
  /** Whether a new one is being created. */
  isCreating?: boolean;
  /** Called when the user retries after a failure to load. */
  onReload?: () => void;
}

/** The notebooks of a user, found by their names. */
export function Notebooks({ notebooks, onCreate, isCreating = false, onReload, ...row }: NotebooksProps) {
  const messages = useMessages(notebooksMessages);
  const [text, setText] = useState('');
  const list = useFocusAfterRemoval();
  const sought = text.trim().toLocaleLowerCase();
  return (
    <Stack gap="6">
      <Inline justify="between">
        <Heading level={1}>{messages.title}</Heading>
        <Button tone="accent" isPending={isCreating} onPress={onCreate}>
          {messages.create}
        </Button>
      </Inline>
      <LoadableView of={notebooks} skeleton={<Skeleton shape="block" />} {...(onReload && { onRetry: onReload })}>
        {(known) => {
          const shown = known.filter(({ name }) => name.toLocaleLowerCase().includes(sought));
          return (
            // Deleting removes its own button.
            <div ref={list} tabIndex={-1}>
              {known.length === 0 ? (
                <EmptyState message={messages.none} />
              ) : (
                <Stack gap="3">
                  <SearchField label={messages.search} value={text} onChange={setText} />
                  <div role="status">
                    {shown.length === 0 && <Text tone="muted">{messages.noMatch({ text: text.trim() })}</Text>}
                  </div>
                  <ul className={styles.list}>
                    {shown.map((notebook) => (
                      <NotebookRow key={notebook.id} notebook={notebook} {...row} />
                    ))}
                  </ul>
                </Stack>
              )}
            </div>
          );
        }}
      </LoadableView>
    </Stack>
  );
}
