'use client';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { control } from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import * as styles from './TextArea.css.ts';
import { TextAreaHelp } from './TextAreaHelp.tsx';
import { linesOf, type TextAreaSize } from './textAreaLines.ts';

export type { TextAreaSize } from './textAreaLines.ts';

export interface TextAreaProps extends FieldProps<HTMLTextAreaElement> {
  /** The text (controlled). */
  value?: string;
  /** The text at first (uncontrolled). */
  defaultValue?: string;
  /** Called when the user changes the text. */
  onChange?: (value: string) => void;
  /** The minimum height. The field grows with its text. @default 'medium' */
  size?: TextAreaSize;
  /** Maximum length in UTF-16 units. A counter below the field shows how many are used. */
  maxLength?: number;
  /** Placeholder shown while the field is empty: an example, where the label cannot give one. */
  placeholder?: string;
}

/** Several lines of text. The field grows with the text, up to a share of the window's height. */
export function TextArea({ label, isLabelHidden, description, size = 'medium', placeholder, ...props }: TextAreaProps) {
  const { error, controlRef, field } = useFieldState(props);
  const [value, onChange] = useControlledState(field.value, field.defaultValue ?? '', field.onChange);
  const help = <TextAreaHelp description={description} length={value.length} maxLength={field.maxLength} />;
  return (
    <AriaTextField {...field} defaultValue={undefined} value={value} onChange={onChange}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={(description ?? field.maxLength) === undefined ? undefined : help}
        error={error}
        isRequired={field.isRequired}
      >
        <AriaTextArea
          ref={controlRef}
          rows={linesOf[size]}
          placeholder={placeholder}
          className={`${control} ${styles.textArea({ size })}`}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
