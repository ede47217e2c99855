const name = 'ExportFailure';

/** What loads the rows of an export throws it, when there is more to say to the user than that it failed. */
export function exportFailure(message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** Whether the message of an error is meant for the user. */
export function isExportFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}
