'use client';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './FieldFrame.css.ts';
import { fieldMessages } from './FieldFrame.messages.ts';

/** Seen only: the control itself tells a screen reader. */
export function RequiredMark() {
  const messages = useTexts(fieldMessages);
  return (
    <span aria-hidden="true" className={styles.required}>
      {messages.required}
    </span>
  );
}
