/** One file that is written by the generator and by nobody else. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  content: string;
}
