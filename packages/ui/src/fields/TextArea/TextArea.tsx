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
  /** The text, when the owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text. */
  onChange?: (value: string) => void;
  /** The least height; it grows with its text. @default 'medium' */
  size?: TextAreaSize;
  /** Longest text, in UTF-16 units. What is used of it is counted under the field. */
  maxLength?: number;
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
}

/** Several lines of text. It grows with them, up to a share of the window. */
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
