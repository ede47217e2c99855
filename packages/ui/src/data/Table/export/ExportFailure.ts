/** Thrown by what loads the rows of an export, when there is more to say to the user than that it failed. */
export class ExportFailure extends Error {
  override name = 'ExportFailure';
}
