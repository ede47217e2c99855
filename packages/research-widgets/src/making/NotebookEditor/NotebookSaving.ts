/** Where the text is on its way to the server. */
export type NotebookSaving =
  /** ISO 8601. */
  | { state: 'saved'; at: string }
  | { state: 'unsaved' | 'saving' }
  | { state: 'failed'; error: string }
  /** The notebook was saved from elsewhere since. Nothing is saved until the user selects a version. */
  | { state: 'conflict' };

/** Which version of a conflict stays: the user's, the other, or both as two notebooks. */
export type ConflictChoice = 'both' | 'mine' | 'theirs';
