import type { clientErrorRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { Attempts } from '../../identity/attempts.ts';
import { countError } from './repository.ts';
import { allReports, fingerprintOf, maxClientErrors, toStoredError } from './rules.ts';

interface ClientErrorServices {
  database: Database;
  attempts: Attempts;
  warn: (facts: object, message: string) => void;
}

/** Takes reports of anybody, and looks neither at the user nor at the network of a report. */
export function clientErrorHandlers({
  database,
  attempts,
  warn,
}: ClientErrorServices): Handlers<typeof clientErrorRoutes> {
  return {
    reportClientError: async ({ body }) => {
      if (!(await attempts.count(allReports))) return {};
      const error = toStoredError(body);
      const fingerprint = fingerprintOf(error);
      warn({ clientError: { fingerprint, ...error } }, 'Error in a browser');
      await countError(database, { fingerprint, error, now: new Date(), most: maxClientErrors });
      return {};
    },
  };
}
