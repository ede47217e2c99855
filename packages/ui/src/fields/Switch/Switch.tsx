'use client';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import * as choices from '../../internal/choice/choice.css.ts';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { RequiredMark } from '../../internal/FieldFrame/RequiredMark.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldProps {
  /** Whether the switch is on (controlled). */
  isSelected?: boolean;
  /** Whether the switch is on at first (uncontrolled). */
  defaultSelected?: boolean;
  /** Called when the user turns the switch on or off. */
  onChange?: (isSelected: boolean) => void;
}

/** Turns a setting on or off, with immediate effect. In a form that is submitted, use Checkbox. */
export function Switch({ label, isLabelHidden, description, ...props }: SwitchProps) {
  const { error, controlRef, field } = useFieldState(props, choices.choice);
  return (
    <SwitchField {...field} inputRef={controlRef}>
      <SwitchButton className={choices.choiceLabel}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={choices.choiceWords}>
          <span data-fs-label="" className={isLabelHidden ? hidden : undefined}>
            {label}
          </span>{' '}
          {field.isRequired && <RequiredMark />}
        </span>
      </SwitchButton>
      <div className={styles.notes}>
        <FieldHelp description={description} error={error} />
      </div>
    </SwitchField>
  );
}
