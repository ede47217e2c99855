import type { Notebook } from '../Notebook.ts';

/** A notebook for stories. */
export function buildNotebook(parts: Partial<Notebook> = {}): Notebook {
  return {
    id: 'notebook-1',
    name: 'Grid software',
    isLocked: false,
    updatedAt: '2025-01-06T08:00:00.000Z',
    ...parts,
  };
}
