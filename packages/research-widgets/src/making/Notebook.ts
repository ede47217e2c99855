/** A text of a user. */
export interface Notebook {
  id: string;
  name: string;
  /** Whether nobody can change or delete it. */
  isLocked: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

/** Outcome of renaming a notebook. Compatible with the data client's Outcome. */
export type NotebookRenamed =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Why, as a text for users. */
      readonly error: string;
    };
