/** Something that the user can choose from a list. Its ids may be a union of literals. */
export interface Option<Id extends string = string> {
  /** Unique in its list. */
  readonly id: Id;
  readonly label: string;
  /** Tells the option from others with a similar label. */
  readonly description?: string;
  /** The option is visible, but cannot be chosen now. */
  readonly isDisabled?: boolean;
}
