import type { FailureReason, Outcome, UploadTarget } from '@fs/api-contract';
import { type Logger, reasonOfStatus } from './http.ts';
import type { CallOptions } from './rest.ts';

/** Followed by the name of the file. */
export const uploadFailure = 'Failed to upload file';

export interface UploadProgress {
  /** Called with the bytes sent so far, where the browser tells. */
  onProgress?: (sent: number) => void;
}

export interface UploadTransport {
  /** PUTs a file's bytes to the address from the server. */
  put(target: UploadTarget, file: File, options?: CallOptions & UploadProgress): Promise<Outcome<void>>;
}

interface UploadOptions {
  apiUrl: string;
  fetch?: typeof globalThis.fetch;
  logger: Logger;
}

/** Without the user's token: the address itself grants access, and may belong to another company. */
export function createUpload({ apiUrl, fetch = globalThis.fetch, logger }: UploadOptions): UploadTransport {
  return {
    async put({ url, headers }, file, { signal, onProgress } = {}) {
      const fail = (reason: FailureReason, status?: number): Outcome<void> => {
        logger.failure({ call: 'upload', reason, ...(status !== undefined && { status }) });
        return { ok: false, error: `${uploadFailure}: ${file.name}`, reason };
      };
      try {
        const address = new URL(url, apiUrl);
        const { status } =
          onProgress && 'XMLHttpRequest' in globalThis
            ? await putWithProgress({ address, headers, file, signal, onProgress })
            : await fetch(address, { method: 'PUT', headers, body: file, credentials: 'omit', signal });
        return status < 300 ? { ok: true, data: undefined } : fail(reasonOfStatus(status), status);
      } catch (error) {
        if (signal?.aborted) throw error;
        return fail('offline');
      }
    },
  };
}

interface ProgressUpload extends Required<UploadProgress> {
  address: URL;
  headers: Readonly<Record<string, string>>;
  file: File;
  signal: AbortSignal | undefined;
}

/** `fetch` does not tell how much of a body was sent. */
function putWithProgress({ address, headers, file, signal, onProgress }: ProgressUpload): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve({ status: request.status });
    request.onerror = () => reject(new Error('The upload broke off'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(file);
  });
}
