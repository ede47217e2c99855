'use client';
import type { Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import * as choices from '../../internal/choice/choice.css.ts';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import { RequiredMark } from '../../internal/FieldFrame/RequiredMark.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends SharedProps<HTMLDivElement> {
  /** What is on when it is on; the same words in both states. */
  label: string;
  /** What follows from it. */
  description?: string;
  /** What went wrong with switching it; read out when it appears. */
  error?: string;
  /** Whether it is on, when the owner keeps it. */
  isSelected?: boolean;
  /** Whether it is on at first, when the field keeps it. */
  defaultSelected?: boolean;
  /** The user switched it. */
  onChange?: (isSelected: boolean) => void;
  /** Must be on; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read, not switched. */
  isReadOnly?: boolean;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** On or off, which takes effect at once. What waits for its form to be sent is a Checkbox. */
export function Switch({ label, description, ...props }: SwitchProps) {
  const { error, field } = useFieldState(props);
  return (
    <SwitchField {...field} className={choices.choice}>
      <SwitchButton className={choices.choiceLabel}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={choices.choiceWords}>
          <span data-fs-label="">{label}</span> {field.isRequired && <RequiredMark />}
        </span>
      </SwitchButton>
      <div className={styles.notes}>
        <FieldHelp description={description} error={error} />
      </div>
    </SwitchField>
  );
}
