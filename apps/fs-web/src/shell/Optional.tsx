import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

/** A part that is loaded after the frame, draws nothing until then, and without which the page works as well. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}
