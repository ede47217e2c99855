'use client';
import { type Loadable, LoadableView, Section, Skeleton, Stack, Text } from '@fs/ui';
import type { ReactNode } from 'react';

export interface ProfileSectionProps<Value> {
  title: string;
  of: Loadable<Value>;
  /** Returns whether the value is empty. */
  isEmpty: (value: Value) => boolean;
  /** Line shown for an empty value. */
  empty: string;
  /** Renders a value that is not empty. */
  children: (value: Value) => ReactNode;
  /**
   * Expected number of text rows, for the skeleton.
   * @default 3
   */
  skeletonRows?: number;
  /** Custom skeleton, if the content is not rows of text. */
  skeleton?: ReactNode;
  /** Actions for the whole section. */
  actions?: ReactNode;
  onRetry?: () => void;
}

/** A section of a company's profile, in any state of its data. The profile leaves out empty ones. */
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
  return (
    <Section title={title} level={2} size="title" actions={actions}>
      <LoadableView of={of} onRetry={onRetry} skeleton={skeleton}>
        {(value) => (isEmpty(value) ? <Text tone="muted">{empty}</Text> : children(value))}
      </LoadableView>
    </Section>
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
