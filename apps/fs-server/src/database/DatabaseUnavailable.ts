/** The database cannot be used; the message is the one sentence that whoever started the server should read. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
