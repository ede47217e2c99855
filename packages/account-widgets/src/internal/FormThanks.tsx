'use client';
import { Heading, Inline, Stack, Text } from '@fs/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './FormThanks.css.ts';

export interface FormThanksProps {
  title: string;
  /** Confirms what was received, and what happens next. */
  text: string;
  /** Next steps: buttons and links. */
  ways: ReactNode;
}

/** Replaces a submitted form. Receives the focus that the form had. */
export function FormThanks({ title, text, ways }: FormThanksProps) {
  const titleId = useId();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields of one form
    <div ref={thanks} role="group" tabIndex={-1} aria-labelledby={titleId} className={styles.thanks}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} size="headline" id={titleId}>
            {title}
          </Heading>
          <Text size="reading">{text}</Text>
        </Stack>
        <Inline gap="4">{ways}</Inline>
      </Stack>
    </div>
  );
}
