import type { ClientErrorKind } from '@fs/api-contract';
import { createLazyModule } from '@fs/ui/lazy-module';

const sending = createLazyModule(() => import('./sendErrorReport.ts'));

/** Reports an error to the server. The code for it is loaded with the first error, and its own failures are ignored. */
export function reportError(kind: ClientErrorKind, error: unknown): void {
  sending.load().then(
    ({ sendErrorReport }) => sendErrorReport(kind, error),
    () => undefined,
  );
}

/** Reports what no other code catches. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
