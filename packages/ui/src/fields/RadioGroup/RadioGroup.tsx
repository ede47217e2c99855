'use client';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import * as choices from '../../internal/choice/choice.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { FieldHelp } from '../../internal/FieldFrame/FieldHelp.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFirstInput } from '../../internal/FieldFrame/useFirstInput.ts';
import type { Option } from '../../internal/options/Option.ts';

export interface RadioGroupProps<Id extends string = string> extends FieldProps {
  /** The options. */
  options: readonly Option<Id>[];
  /** Id of the selected option (controlled). Null for none. */
  value?: Id | null;
  /** Id of the option that is selected at first (uncontrolled). */
  defaultValue?: Id;
  /** Called when the user selects another option. */
  onChange?: (value: Id) => void;
}

/** Selects one of up to about five options, all visible. For more, use Select. */
export function RadioGroup<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  options,
  ...props
}: RadioGroupProps<Id>) {
  const { error, controlRef, field } = useFieldState(props);
  const { onChange } = field;
  const content = useFirstInput(controlRef);
  return (
    <AriaRadioGroup {...field} onChange={(id) => onChange(id as Id)}>
      <FieldFrame {...{ label, isLabelHidden, description, error }} isRequired={field.isRequired}>
        <div ref={content}>
          {options.map((option) => (
            <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={choices.choice}>
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
