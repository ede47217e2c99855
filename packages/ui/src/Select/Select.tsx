'use client';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import * as controls from '../internal/FieldFrame/control.css.ts';
import * as frame from '../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../internal/FieldFrame/useFieldState.ts';
import { ChevronDownIcon } from '../internal/icons/ChevronDownIcon.tsx';
import type { Option } from '../internal/options/Option.ts';
import { OptionList } from '../internal/options/OptionList.tsx';
import { useOwnValue } from '../internal/useOwnValue.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { SharedProps } from '../SharedProps.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Select.css.ts';
import { selectMessages } from './Select.messages.ts';

export interface SelectProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where the place says what is chosen. */
  isLabelHidden?: boolean;
  /** What helps to choose. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** What can be chosen. */
  options: readonly Option[];
  /** Id of the chosen option, when the owner keeps it; null for none. */
  value?: string | null;
  /** Id of the option chosen at first, when the field keeps it. */
  defaultValue?: string;
  /** The reader chose another. */
  onChange?: (value: string) => void;
  /** One must be chosen; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Stands where nothing is chosen. Default: a word that asks to choose. */
  placeholder?: string;
  /** Its name in the form's data. */
  name?: string;
  /** The button that opens it, to move the focus to. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One of several things. Of very few, use RadioGroup; of very many, ComboBox. */
export function Select({ label, isLabelHidden, description, options, buttonRef, ...props }: SelectProps) {
  const messages = useMessages(selectMessages);
  const { error, field } = useFieldState(props);
  const [value, onChange] = useOwnValue({
    value: field.value,
    defaultValue: field.defaultValue ?? null,
    onChange: (id: string | null) => id !== null && field.onChange(id),
  });
  const { isReadOnly, isRequired, defaultValue: _, ...select } = field;
  // What cannot be opened is a text.
  if (isReadOnly) {
    const chosen = options.find(({ id }) => id === value);
    const { onChange: _, name, defaultValue: __, ...text } = props;
    return (
      <>
        <TextField {...text} label={label} description={description} value={chosen?.label ?? ''} />
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      </>
    );
  }
  return (
    <AriaSelect
      {...select}
      isRequired={isRequired}
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      placeholder={field.placeholder ?? messages.placeholder}
      className={frame.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Button ref={buttonRef} className={`${controls.control} ${styles.button}`}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <span className={controls.mark}>
            <ChevronDownIcon />
          </span>
        </Button>
        <OptionList options={options} empty={messages.empty} />
      </FieldFrame>
    </AriaSelect>
  );
}
