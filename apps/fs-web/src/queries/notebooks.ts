import type { DataClient, DocumentCard, StoredDocument } from '@fs/data-client';
import type { Notebook } from '@fs/research-widgets';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const key = ['notebooks'] as const;

/** A notebook with what saving needs. */
export interface RevisedNotebook extends Notebook {
  /** Sent back with each change. */
  revision: number;
}

export interface WrittenNotebook extends RevisedNotebook {
  text: string;
}

interface DocumentData {
  revision: number;
  updatedAt: string;
}

export function toNotebook({ id, name, data, locked }: DocumentCard): RevisedNotebook {
  const { revision, updatedAt }: DocumentData = JSON.parse(data);
  return { id, name, isLocked: locked, updatedAt, revision };
}

export function toWrittenNotebook(document: StoredDocument): WrittenNotebook {
  return { ...toNotebook(document), text: document.text ?? '' };
}

/** The user's notebooks, the last changed first. */
export function notebooksQuery(client: DataClient, owner: string) {
  return queryOptions({
    queryKey: [...key, 'list', owner],
    queryFn: async ({ signal }) =>
      unwrap(await client.making.documentsByOwner(owner, 'notebook', { signal })).map(toNotebook),
  });
}

/** One notebook. It is loaded again whenever it is opened. */
export function notebookQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...key, 'notebook', id],
    queryFn: async ({ signal }) => toWrittenNotebook(unwrap(await client.making.getDocument(id, { signal }))),
    staleTime: 0,
  });
}

/** Keeps what a change came to, and loads the list again when it is next shown. */
export async function keepNotebook(queries: QueryClient, notebook: WrittenNotebook): Promise<void> {
  queries.setQueryData([...key, 'notebook', notebook.id], notebook);
  await queries.invalidateQueries({ queryKey: [...key, 'list'] });
}

export async function refreshNotebooks(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [...key, 'list'] });
}
