/** What the user confirms when they delete their account. */
export interface AccountDeletionOrder {
  password: string;
  /** Ids of the organizations to delete. */
  organizations: readonly string[];
}
