import type { Outcome } from '@fs/api-contract';
import { Notebooks } from '@fs/research-widgets';
import { Page, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notebookPath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { keepNotebook, notebooksQuery, refreshNotebooks, toWrittenNotebook } from '../../queries/notebooks.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { notebookPageMessages } from './notebooks.messages.ts';

/** The user's notebooks (AMB-186). */
export function NotebooksScreen() {
  const messages = useMessages(notebookPageMessages);
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const queries = useQueryClient();
  const openFromHere = useOpenFromHere();
  const [isCreating, setCreating] = useState(false);
  const notebooks = useQuery(notebooksQuery(client, user?.attributes.sub ?? ''));

  /** Shows the failure of a call, and the notebooks as they are now. */
  async function settle<Data>(call: Promise<Outcome<Data>>): Promise<Data | undefined> {
    const done = await call;
    if (!done.ok) toasts.show({ message: done.limit?.message ?? done.error, tone: 'critical' });
    await refreshNotebooks(queries);
    return done.ok ? done.data : undefined;
  }

  async function create() {
    setCreating(true);
    const made = await settle(client.making.createDocument({ doctype: 'notebook', name: messages.newName }));
    setCreating(false);
    if (!made) return;
    await keepNotebook(queries, toWrittenNotebook(made));
    await openFromHere(notebookPath(made.id));
  }

  async function remove({ id, name }: { id: string; name: string }) {
    if (!(await settle(client.making.deleteDocument(id)))) return;
    toasts.show({
      message: messages.deleted({ name }),
      action: { label: messages.undo, onPress: () => void settle(client.making.restoreDocument(id)) },
    });
  }

  return (
    <Page id={contentId}>
      <Notebooks
        notebooks={toLoadable(notebooks)}
        hrefOf={notebookPath}
        onCreate={() => void create()}
        isCreating={isCreating}
        onRename={async ({ id }, name) => {
          const revision = notebooks.data?.find((each) => each.id === id)?.revision ?? 0;
          const renamed = await client.making.updateDocument(id, { revision, name });
          await refreshNotebooks(queries);
          return renamed;
        }}
        onDelete={(notebook) => void remove(notebook)}
        onReload={() => void notebooks.refetch()}
      />
    </Page>
  );
}
