'use client';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FieldFrame.css.ts';
import { fieldMessages } from './FieldFrame.messages.ts';

/** Seen only: the control itself tells a screen reader. */
export function RequiredMark() {
  const messages = useMessages(fieldMessages);
  return (
    <span aria-hidden="true" className={styles.required}>
      {messages.required}
    </span>
  );
}
