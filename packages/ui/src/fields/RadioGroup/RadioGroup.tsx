'use client';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import * as choices from '../../internal/choice/choice.css.ts';
import * as styles from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface RadioOption {
  /** What is sent and given to `onChange`; unique in its group. */
  value: string;
  label: string;
  /** What follows from choosing it. */
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends SharedProps<HTMLDivElement> {
  /** Names the group; always visible. */
  label: string;
  /** What helps to choose. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** What can be chosen. */
  options: readonly RadioOption[];
  /** Value of the chosen option, when the owner keeps it; null for none. */
  value?: string | null;
  /** Value of the option chosen at first, when the field keeps it. */
  defaultValue?: string;
  /** The user chose another. */
  onChange?: (value: string) => void;
  /** One must be chosen; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** None can be used now; not sent with their form. */
  isDisabled?: boolean;
  /** Can be read, not changed. */
  isReadOnly?: boolean;
  /** Its name in the form's data. */
  name?: string;
}

/** One of a few things, all in view. Of more than five or so, use Select. */
export function RadioGroup({ label, description, options, ...props }: RadioGroupProps) {
  const { error, field } = useFieldState(props);
  return (
    <AriaRadioGroup {...field} className={styles.field}>
      <FieldFrame label={label} description={description} error={error} isRequired={field.isRequired}>
        <div>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              className={choices.choice}
            >
              <RadioButton className={choices.choiceLabel}>
                {({ isSelected }) => (
                  <>
                    <span className={`${choices.mark} ${choices.disc}`}>
                      {isSelected && <span className={choices.dot} />}
                    </span>
                    <span className={choices.choiceWords}>{option.label}</span>
                  </>
                )}
              </RadioButton>
              <div className={choices.choiceNotes}>
                <FieldHelp description={option.description} />
              </div>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
