'use client';
import { Heading, type HeadingSize, type Loadable, VisuallyHidden } from '@fs/ui';

export interface StandInHeadingProps {
  /** Subject of the page. A loaded value renders its own heading. */
  of: Loadable<unknown>;
  size?: HeadingSize;
  /** Kind of the subject, e.g. "Company". */
  children: string;
}

/** The page's `h1` while its subject has no name: visually hidden while loading, visible after a failure. */
export function StandInHeading({ of, size, children }: StandInHeadingProps) {
  if (of.state === 'ready' || (of.state === 'failed' && of.last !== undefined)) return null;
  if (of.state !== 'loading') {
    return (
      <Heading level={1} {...(size && { size })}>
        {children}
      </Heading>
    );
  }
  return <VisuallyHidden element="h1">{children}</VisuallyHidden>;
}
