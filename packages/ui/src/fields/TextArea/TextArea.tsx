'use client';
import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { control } from '../../internal/FieldFrame/control.css.ts';
import * as frame from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './TextArea.css.ts';
import { TextAreaHelp } from './TextAreaHelp.tsx';
import { linesOf, type TextAreaSize } from './textAreaLines.ts';

export type { TextAreaSize } from './textAreaLines.ts';

export interface TextAreaProps extends SharedProps<HTMLDivElement> {
  /** Names the field; always visible. */
  label: string;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The text, when the owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text. */
  onChange?: (value: string) => void;
  /** The user left the field. */
  onBlur?: () => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** The least height; it grows with its text. @default 'medium' */
  size?: TextAreaSize;
  /** Longest text, in UTF-16 units. What is used of it is counted under the field. */
  maxLength?: number;
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
  /** Its name in the form's data. */
  name?: string;
  /** The text area itself, to move the focus to. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. It grows with them, up to a share of the window. */
export function TextArea({ label, description, size = 'medium', placeholder, inputRef, ...props }: TextAreaProps) {
  const { error, field } = useFieldState(props);
  const [value, onChange] = useControlledState(field.value, field.defaultValue ?? '', field.onChange);
  const help = <TextAreaHelp description={description} length={value.length} maxLength={field.maxLength} />;
  return (
    <AriaTextField {...field} defaultValue={undefined} value={value} onChange={onChange} className={frame.field}>
      <FieldFrame
        label={label}
        description={(description ?? field.maxLength) === undefined ? undefined : help}
        error={error}
        isRequired={field.isRequired}
      >
        <AriaTextArea
          ref={inputRef}
          rows={linesOf[size]}
          placeholder={placeholder}
          className={`${control} ${styles.textArea({ size })}`}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
