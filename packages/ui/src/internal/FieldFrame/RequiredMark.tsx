'use client';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './FieldFrame.css.ts';
import { fieldMessages } from './FieldFrame.messages.ts';

/** Visible only, since the control itself is marked as required for screen readers. */
export function RequiredMark() {
  const messages = useTexts(fieldMessages);
  return (
    <span aria-hidden="true" className={styles.required}>
      {messages.required}
    </span>
  );
}
