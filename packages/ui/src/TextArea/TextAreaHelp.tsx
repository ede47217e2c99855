'use client';
import { useMessages } from '../messages/useMessages.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';
import { textAreaMessages } from './TextArea.messages.ts';

interface TextAreaHelpProps {
  description: string | undefined;
  length: number;
  maxLength: number | undefined;
}

/** From here on, a screen reader hears at each stop in typing how many are left. */
const nearTheEnd = 20;

/** The description, and beside it how much of the longest text is used. */
export function TextAreaHelp({ description, length, maxLength: most }: TextAreaHelpProps) {
  const messages = useMessages(textAreaMessages);
  if (most === undefined) return description;
  const left = most - length;
  return (
    <span className={styles.help}>
      {description !== undefined && <span>{description}</span>}
      <VisuallyHidden>{messages.limit({ most })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.count}>
        {messages.count({ length, most })}
      </span>
      <span role="status" className={hidden}>
        {left <= nearTheEnd && messages.left({ left })}
      </span>
    </span>
  );
}
