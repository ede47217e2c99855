'use client';
import { Heading, type HeadingSize, type Loadable, VisuallyHidden } from '@fs/ui';

export interface StandInHeadingProps {
  /** What the page is about; once it has a value, the value brings its own heading. */
  of: Loadable<unknown>;
  size?: HeadingSize;
  /** What kind of thing the page is about: "Company". */
  children: string;
}

/** The page's `h1` while what the page is about has no name: heard while it loads, shown when it can't be. */
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
