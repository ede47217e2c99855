'use client';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import * as frame from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { MinusIcon } from '../../internal/icons/MinusIcon.tsx';
import { PlusIcon } from '../../internal/icons/PlusIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './NumberField.css.ts';
import { numberFieldMessages } from './NumberField.messages.ts';

export interface NumberFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field; always visible. */
  label: string;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The number, when the owner keeps it; NaN when there is none. */
  value?: number;
  /** The number at first, when the field keeps it. */
  defaultValue?: number;
  /** The user changed the number: by a step, or by leaving the field. NaN when it was emptied. */
  onChange?: (value: number) => void;
  /** The user left the field. */
  onBlur?: () => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Smallest number. */
  minValue?: number;
  /** Largest number. */
  maxValue?: number;
  /** What the arrows and buttons add; numbers between are rounded to it. @default 1 */
  step?: number;
  /** How it is written in the user's locale: currency, unit, percent, digits. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A number in the user's own notation, with buttons that step it. Not for codes and telephone numbers. */
export function NumberField({ label, description, inputRef, ...props }: NumberFieldProps) {
  const messages = useTexts(numberFieldMessages);
  const { error, field } = useFieldState(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  return (
    <AriaNumberField {...field} className={frame.field}>
      <FieldFrame {...{ label, description, error, isRequired }}>
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <Input ref={inputRef} className={`${controls.bareInput} ${styles.input}`} />
          {!isReadOnly && (
            <span className={styles.steppers}>
              <FieldButton slot="decrement" label={messages.decrease}>
                <MinusIcon />
              </FieldButton>
              <FieldButton slot="increment" label={messages.increase}>
                <PlusIcon />
              </FieldButton>
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
