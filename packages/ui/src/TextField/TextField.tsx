'use client';
import type { Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useMessages } from '../messages/useMessages.ts';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './TextField.css.ts';
import { textFieldMessages } from './TextField.messages.ts';

export type TextFieldType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
export type TextFieldInputMode = 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url';

export interface TextFieldProps extends SharedProps<HTMLDivElement> {
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
  /** The reader changed the text. */
  onChange?: (value: string) => void;
  /** The reader left the field. */
  onBlur?: () => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** @default 'text' */
  type?: TextFieldType;
  /** The keyboard of a touch screen. Default: what goes with the type. */
  inputMode?: TextFieldInputMode;
  /** What the browser may fill in, in HTML's words: `email`, `current-password`, `one-time-code`. */
  autoComplete?: string;
  /** Longest text, in UTF-16 units. */
  maxLength?: number;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, help and error. */
export function TextField({ label, description, error, inputRef, ...field }: TextFieldProps) {
  const messages = useMessages(textFieldMessages);
  return (
    // The owner's `error` alone decides, so that the browser's own bubbles and words never appear.
    <AriaTextField {...field} validationBehavior="aria" isInvalid={error !== undefined} className={styles.field}>
      <span className={styles.heading}>
        <Label className={styles.label}>{label}</Label>
        {field.isRequired && (
          <span aria-hidden="true" className={styles.required}>
            {messages.required}
          </span>
        )}
      </span>
      <Input ref={inputRef} className={styles.input} />
      {description !== undefined && (
        <AriaText slot="description" className={styles.description}>
          {description}
        </AriaText>
      )}
      <div aria-live="polite">
        <FieldError className={styles.error}>{error}</FieldError>
      </div>
    </AriaTextField>
  );
}
