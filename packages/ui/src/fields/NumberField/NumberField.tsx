'use client';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { MinusIcon } from '../../internal/icons/MinusIcon.tsx';
import { PlusIcon } from '../../internal/icons/PlusIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './NumberField.css.ts';
import { numberFieldMessages } from './NumberField.messages.ts';

export interface NumberFieldProps extends FieldProps {
  /** The number, when the owner keeps it; NaN when there is none. */
  value?: number;
  /** The number at first, when the field keeps it. */
  defaultValue?: number;
  /** The user changed the number: by a step, or by leaving the field. NaN when it was emptied. */
  onChange?: (value: number) => void;
  /** Smallest number. */
  minValue?: number;
  /** Largest number. */
  maxValue?: number;
  /** What the arrows and buttons add; numbers between are rounded to it. @default 1 */
  step?: number;
  /** How it is written in the user's locale: currency, unit, percent, digits. */
  formatOptions?: Intl.NumberFormatOptions;
}

/** A number in the user's own notation, with buttons that step it. Not for codes and telephone numbers. */
export function NumberField({ label, isLabelHidden, description, ...props }: NumberFieldProps) {
  const messages = useTexts(numberFieldMessages);
  const { error, controlRef, field } = useFieldState(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  return (
    <AriaNumberField {...field}>
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <Input ref={controlRef} className={`${controls.bareInput} ${styles.input}`} />
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
