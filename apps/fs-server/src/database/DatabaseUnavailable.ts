/** Thrown when the database cannot be used. The message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
