'use client';
import { Heading, Inline, Stack, Text } from '@fs/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './FormThanks.css.ts';

export interface FormThanksProps {
  title: string;
  /** What arrived, and what comes of it. */
  text: string;
  /** Where to go from here: Buttons and Links. */
  ways: ReactNode;
}

/** Stands where a form stood that was sent. It takes the focus, which the form took with it. */
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
