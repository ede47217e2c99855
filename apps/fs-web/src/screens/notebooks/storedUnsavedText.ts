import { type StoredInput, storedInput } from '../../session/storedInput.ts';
import { toRecord } from '../../session/toRecord.ts';
import type { UnsavedText } from './createAutosave.ts';

/** The text of a notebook that could not be saved, such as without a connection, after the notebook was left. */
export function storedUnsavedText(
  notebookId: string,
  storage: Parameters<typeof storedInput>[2],
): StoredInput<UnsavedText> {
  return storedInput(`notebook.${notebookId}`, parseText, storage);
}

function parseText(stored: unknown): UnsavedText | null {
  const { text, revision } = toRecord(stored);
  return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
}
