/** A file that only the generator writes. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  content: string;
}
