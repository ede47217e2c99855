import { createHash } from 'node:crypto';
import { type ClientError, scrubErrorText } from '@fs/api-contract';

/** Different errors that are stored. Further ones are logged only, so that nobody can fill the database. */
export const maxClientErrors = 1000;

/** Reports that all networks together can make. Of more, none is logged or stored. */
export const allReports = { name: 'client errors', limit: 600, windowSeconds: 60 };

/** Frames that distinguish errors. */
const comparedFrames = 3;

/** Removes personal data from a report, because anybody can send one that no app has scrubbed. */
export function toStoredError(report: ClientError): ClientError {
  return { ...report, message: scrubErrorText(report.message) || 'Unknown error' };
}

/** The same for an error in all versions of the app: the names of its files without hash, line and column. */
export function fingerprintOf({ kind, message, frames }: ClientError): string {
  const files = frames.slice(0, comparedFrames).map((frame) => frame.replace(/(?:-[\w-]{8})?\.[^.]*$/, ''));
  return createHash('sha256')
    .update(JSON.stringify([kind, message, files]))
    .digest('hex')
    .slice(0, 16);
}
