import type { Outcome } from '@fs/api-contract';
import { failureOutcome, type Http, type Logger, toFailure } from './http.ts';
import type { CallOptions } from './rest.ts';

interface FileWanted {
  /** For the log. */
  call: string;
  path: string;
  query: Record<string, string | boolean>;
  failure: string;
}

/** Fetches files that need a session, which a link could not send. */
export interface Download {
  file(wanted: FileWanted, options?: CallOptions): Promise<Outcome<Blob>>;
}

export function createDownload(http: Http, logger: Logger): Download {
  return {
    async file({ call, path, query, failure }, { signal } = {}) {
      try {
        const { client } = await http();
        // A file of thousands of rows takes longer than the timeout of a call.
        return { ok: true, data: await client(path, { signal, searchParams: query, timeout: false }).blob() };
      } catch (error) {
        const caught = toFailure(error, signal);
        logger.failure({ call, ...caught });
        return failureOutcome(failure, caught);
      }
    },
  };
}
