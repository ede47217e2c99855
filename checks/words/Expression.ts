/** Where an expression is looked for. */
export type Place =
  /** Comments, test titles and Markdown, without the code quoted in them. */
  | 'prose'
  /** Declared identifiers, split into words (`toBareHost` is read as `to bare host`), and paths of files. */
  | 'names'
  /** String literals and JSX text outside of tests. */
  | 'texts';

/** An expression that this repository no longer uses. */
export interface Expression {
  /** Source of a regular expression that matches whole words, whatever their case. */
  pattern: string;
  /** What to write instead. */
  instead: string;
  places: readonly Place[];
  /** Paths to which the expression is limited. @default all */
  within?: RegExp;
}
