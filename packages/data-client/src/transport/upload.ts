import type { FailureReason, Outcome, UploadTarget } from '@fs/api-contract';
import { type Logger, reasonOfStatus } from './http.ts';
import type { CallOptions } from './rest.ts';

/** Followed by the name of the file. */
export const uploadFailure = 'Failed to upload file';

export interface UploadTransport {
  /** PUTs a file's bytes to the address from the server. */
  put(target: UploadTarget, file: File, options?: CallOptions): Promise<Outcome<void>>;
}

interface UploadOptions {
  apiUrl: string;
  fetch?: typeof globalThis.fetch;
  logger: Logger;
}

/** Without the user's token: the address itself grants access, and may belong to another company. */
export function createUpload({ apiUrl, fetch = globalThis.fetch, logger }: UploadOptions): UploadTransport {
  return {
    async put({ url, headers }, file, { signal } = {}) {
      const fail = (reason: FailureReason, status?: number): Outcome<void> => {
        logger.failure({ call: 'upload', reason, ...(status !== undefined && { status }) });
        return { ok: false, error: `${uploadFailure}: ${file.name}`, reason };
      };
      try {
        const response = await fetch(new URL(url, apiUrl), {
          method: 'PUT',
          headers,
          body: file,
          credentials: 'omit',
          signal,
        });
        return response.ok ? { ok: true, data: undefined } : fail(reasonOfStatus(response.status), response.status);
      } catch (error) {
        if (signal?.aborted) throw error;
        return fail('offline');
      }
    },
  };
}
