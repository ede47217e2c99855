'use client';
import { CountedHelp } from '../../internal/FieldFrame/CountedHelp.tsx';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { textAreaMessages } from './TextArea.messages.ts';

interface TextAreaHelpProps {
  description: string | undefined;
  length: number;
  maxLength: number | undefined;
}

/** From this number on, the number of remaining characters is announced. */
const nearTheEnd = 20;

/** The description with a counter of the text's length. */
export function TextAreaHelp({ description, length, maxLength: most }: TextAreaHelpProps) {
  const messages = useMessages(textAreaMessages);
  if (most === undefined) return description;
  const left = most - length;
  return (
    <CountedHelp description={description} count={messages.count({ length, most })} limit={messages.limit({ most })}>
      <span role="status" className={hidden}>
        {left <= nearTheEnd && messages.left({ left })}
      </span>
    </CountedHelp>
  );
}
