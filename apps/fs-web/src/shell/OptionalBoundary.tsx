import { Suspense } from 'react';
import { FailureBoundary, type FailureBoundaryProps } from './FailureBoundary.tsx';

/** Boundary of an optional lazy-loaded part. Renders nothing while loading and after a failure. */
export function OptionalBoundary({ resetKey, children }: Pick<FailureBoundaryProps, 'resetKey' | 'children'>) {
  return (
    <FailureBoundary fallback={null} resetKey={resetKey}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}
