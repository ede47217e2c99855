'use client';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control } from '../../internal/FieldFrame/control.css.ts';
import * as styles from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import type { SharedProps } from '../../system/SharedProps.ts';

export type TextFieldType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
export type TextFieldInputMode = 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url';

export interface TextFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where the place says what is entered. */
  isLabelHidden?: boolean;
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
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Addresses and numbers are written from left to right in every language; their place in the field follows the page. */
const leftToRight: ReadonlySet<TextFieldType | undefined> = new Set(['email', 'tel', 'url']);

/** One line of text with its label, help and error. For a password, use PasswordField; to search, SearchField. */
export function TextField({ label, isLabelHidden, description, inputRef, placeholder, ...props }: TextFieldProps) {
  const { error, field } = useFieldState(props);
  return (
    <AriaTextField {...field} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, description, error }} isRequired={field.isRequired}>
        <Input
          ref={inputRef}
          dir={leftToRight.has(props.type) ? 'ltr' : undefined}
          placeholder={placeholder}
          className={control}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
