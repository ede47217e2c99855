import { Suspense } from 'react';
import { FailureBoundary, type FailureBoundaryProps } from './FailureBoundary.tsx';

/** A part that is loaded after the frame, draws nothing until then, and without which the page works as well. */
export function OptionalBoundary({ resetKey, children }: Pick<FailureBoundaryProps, 'resetKey' | 'children'>) {
  return (
    <FailureBoundary fallback={null} resetKey={resetKey}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}
