import type { Ref } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';

/**
 * The props that every field takes, in addition to those of its value. `{...field}` of react-hook-form's `Controller`
 * fits.
 */
export interface FieldProps<Control extends HTMLElement = HTMLInputElement> extends SharedProps<Control> {
  /** Names the field. */
  label: string;
  /** Hides the label visually, where the context shows what the field is. Screen readers still read it. */
  isLabelHidden?: boolean;
  /** Help for filling in the field. */
  description?: string;
  /** What is wrong and what to do. Marks the field invalid, and is announced when it appears. */
  error?: string;
  /** Marks the field invalid without a message of its own. */
  isInvalid?: boolean;
  /** The field must not stay empty. Its form checks this when it is sent. */
  isRequired?: boolean;
  /** The field cannot be used now, and is not sent with its form. */
  isDisabled?: boolean;
  /** The value can be read, but not changed. */
  isReadOnly?: boolean;
  /** The focus entered the field. */
  onFocus?: () => void;
  /** The focus left the field and what the field opened. */
  onBlur?: () => void;
  /** Takes the focus when the field is mounted. */
  autoFocus?: boolean;
  /** Its name in the form's data. */
  name?: string;
  /** Id of the form that the field belongs to, where it is outside that form. */
  form?: string;
  /** The control, which takes the focus. */
  ref?: Ref<Control>;
  /** The control as well, for components that keep `ref` to themselves. */
  inputRef?: Ref<Control>;
  /** The element around label, control and messages, which also takes `className` and `style`. */
  rootRef?: Ref<HTMLDivElement>;
}
