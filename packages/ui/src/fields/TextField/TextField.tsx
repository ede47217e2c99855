'use client';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control } from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';

export type TextFieldType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
export type TextFieldInputMode = 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url';

export interface TextFieldProps extends FieldProps {
  /** The text, when the owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text. */
  onChange?: (value: string) => void;
  /** @default 'text' */
  type?: TextFieldType;
  /** The keyboard of a touch screen. Default: what goes with the type. */
  inputMode?: TextFieldInputMode;
  /** What the browser may fill in, in HTML's words: `email`, `current-password`, `one-time-code`. */
  autoComplete?: string;
  /** Longest text, in UTF-16 units. */
  maxLength?: number;
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
}

/** Addresses and numbers are written from left to right in every language; their place in the field follows the page. */
const leftToRight: ReadonlySet<TextFieldType | undefined> = new Set(['email', 'tel', 'url']);

/** One line of text with its label, help and error. For a password, use PasswordField; to search, SearchField. */
export function TextField({ label, isLabelHidden, description, placeholder, ...props }: TextFieldProps) {
  const { error, controlRef, field } = useFieldState(props);
  return (
    <AriaTextField {...field}>
      <FieldFrame {...{ label, isLabelHidden, description, error }} isRequired={field.isRequired}>
        <Input
          ref={controlRef}
          dir={leftToRight.has(props.type) ? 'ltr' : undefined}
          placeholder={placeholder}
          className={control}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
