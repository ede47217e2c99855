'use client';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text as AriaText } from 'react-aria-components/Text';
import * as styles from './FieldFrame.css.ts';

export interface FieldHelpProps {
  description?: ReactNode;
  error?: ReactNode;
}

/** The help and error below a field's control. The error is in a live region. */
export function FieldHelp({ description, error }: FieldHelpProps) {
  return (
    <>
      {description !== undefined && (
        <AriaText slot="description" className={styles.description}>
          {description}
        </AriaText>
      )}
      <div aria-live="polite" className={styles.liveRegion}>
        <FieldError className={styles.error}>{error}</FieldError>
      </div>
    </>
  );
}
