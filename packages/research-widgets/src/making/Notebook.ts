/** A text of a user. */
export interface Notebook {
  id: string;
  name: string;
  /** Whether nobody can change or delete it. */
  isLocked: boolean;
  /** ISO 8601. */
  updatedAt: string;
}
