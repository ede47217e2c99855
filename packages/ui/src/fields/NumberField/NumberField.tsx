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
  /** The number (controlled). NaN for none. */
  value?: number;
  /** The number at first (uncontrolled). */
  defaultValue?: number;
  /** Called at each step, and on blur after keyboard input. NaN if the user cleared the field. */
  onChange?: (value: number) => void;
  /** Minimum. */
  minValue?: number;
  /** Maximum. */
  maxValue?: number;
  /** What the arrows and buttons add. Numbers between steps are rounded. @default 1 */
  step?: number;
  /** The format in the user's locale: currency, unit, percent, digits. */
  formatOptions?: Intl.NumberFormatOptions;
}

/** A number in the format of the user's locale, with step buttons. Not for codes and telephone numbers. */
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
