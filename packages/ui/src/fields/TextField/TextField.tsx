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
  /** The text (controlled). */
  value?: string;
  /** The text at first (uncontrolled). */
  defaultValue?: string;
  /** Called when the user changes the text. */
  onChange?: (value: string) => void;
  /** @default 'text' */
  type?: TextFieldType;
  /** The keyboard of touch screens. Default: the keyboard that fits `type`. */
  inputMode?: TextFieldInputMode;
  /** The value of HTML's `autocomplete`: `email`, `current-password`, `one-time-code`. */
  autoComplete?: string;
  /** Maximum length in UTF-16 units. */
  maxLength?: number;
  /** Placeholder shown while the field is empty: an example, where the label cannot give one. */
  placeholder?: string;
}

/** Addresses and numbers run from left to right in every language. Their alignment follows the page. */
const leftToRight: ReadonlySet<TextFieldType | undefined> = new Set(['email', 'tel', 'url']);

/** One line of text with label, help and error. For passwords, use PasswordField; for searches, SearchField. */
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
