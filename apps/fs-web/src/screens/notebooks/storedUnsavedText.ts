import { inputKeys } from '../../session/forgetInput.ts';
import { toRecord } from '../../session/toRecord.ts';
import type { UnsavedText } from './createAutosave.ts';

interface StoredUnsavedText {
  read: () => UnsavedText | null;
  write: (unsaved: UnsavedText | null) => void;
}

/**
 * The text of a notebook that could not be saved, such as without a connection. It is in session storage, so that it
 * survives that the page is left.
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, leaving the page loses the text.
 */
export function storedUnsavedText(
  notebookId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StoredUnsavedText {
  const key = `${inputKeys.session}notebook.${notebookId}`;
  return {
    read: () => {
      try {
        const { text, revision } = toRecord(JSON.parse(storage().getItem(key) ?? 'null'));
        return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
      } catch {
        return null;
      }
    },
    write: (unsaved) => {
      try {
        if (unsaved) storage().setItem(key, JSON.stringify(unsaved));
        else storage().removeItem(key);
      } catch {
        // With full or blocked storage, leaving the page loses the text.
      }
    },
  };
}
