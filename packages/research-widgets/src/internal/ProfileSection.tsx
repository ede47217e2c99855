'use client';
import { Heading, type Loadable, LoadableView, Section, Skeleton, Stack, Text } from '@fs/ui';
import { type ReactNode, useContext, useId } from 'react';
import { CompactContext } from './CompactContext.ts';
import { isNothing } from './isNothing.ts';
import * as styles from './ProfileSection.css.ts';

export interface ProfileSectionProps<Value> {
  title: string;
  of: Loadable<Value>;
  /** True when nothing is known. */
  isEmpty: (value: Value) => boolean;
  /** The one line that stands where nothing is known. */
  empty: string;
  /** Draws a value that is not empty. */
  children: (value: Value) => ReactNode;
  /** How many rows of text are likely to come. @default 3 */
  skeletonRows?: number;
  /** The shape of what comes, where it is not rows of text. */
  skeleton?: ReactNode;
  /** What can be done with all of it. */
  actions?: ReactNode;
  onRetry?: () => void;
}

/** A part of a company's profile in whichever state it is; one without facts is one honest line. */
export function ProfileSection<Value>({
  title,
  of,
  isEmpty,
  empty,
  children,
  skeletonRows = 3,
  skeleton = <Rows count={skeletonRows} />,
  actions,
  onRetry,
}: ProfileSectionProps<Value>) {
  const isBrief = useContext(CompactContext);
  if (isBrief && isNothing(of, isEmpty)) return <NothingKnown title={title}>{empty}</NothingKnown>;
  return (
    <Section title={title} level={2} size="title" actions={actions}>
      <LoadableView of={of} onRetry={onRetry} skeleton={skeleton}>
        {(value) => (isEmpty(value) ? <Text tone="muted">{empty}</Text> : children(value))}
      </LoadableView>
    </Section>
  );
}

/** A title with nothing below it would promise more than there is: both share a line where they fit. */
function NothingKnown({ title, children }: { title: string; children: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.nothing}>
      <div className={styles.title}>
        <Heading level={2} size="label" id={id}>
          {title}
        </Heading>
      </div>
      <div className={styles.words}>
        <Text tone="muted">{children}</Text>
      </div>
    </section>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <Stack gap="4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <Stack key={index} gap="1">
          <Skeleton width="half" />
          <Skeleton size="small" width="most" />
        </Stack>
      ))}
    </Stack>
  );
}
