/** Something that can be chosen from a list. */
export interface Option {
  /** Unique in its list. */
  readonly id: string;
  readonly label: string;
  /** A word that tells it from its neighbours. */
  readonly description?: string;
  /** Shown, but cannot be chosen now. */
  readonly isDisabled?: boolean;
}
