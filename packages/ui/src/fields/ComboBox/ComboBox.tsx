'use client';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import * as frame from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import type { Option } from '../../internal/options/Option.ts';
import { OptionList } from '../../internal/options/OptionList.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { comboBoxMessages } from './ComboBox.messages.ts';

export interface ComboBoxProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where the place says what is chosen. */
  isLabelHidden?: boolean;
  /** What helps to choose. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** What can be chosen. With `onInputChange` the owner finds them; else the field shows those that contain the text. */
  options: readonly Option[];
  /** Id of the chosen option, when the owner keeps it; null for none. */
  value?: string | null;
  /** Id of the option chosen at first, when the field keeps it. */
  defaultValue?: string;
  /** The user chose another, or, with null, emptied the field. */
  onChange?: (value: string | null) => void;
  /** The text, when the owner keeps it. */
  inputValue?: string;
  /** The user changed the text: time to look for options, and to set `isLoading` meanwhile. */
  onInputChange?: (text: string) => void;
  /** Options for the present text are on their way. */
  isLoading?: boolean;
  /** Stands in the list when nothing matches; may say what to try. */
  emptyText?: string;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** What can be looked for; gone once something is typed. */
  placeholder?: string;
  /** Name of the chosen id in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many things, found by typing. Several of many: MultiSelect. */
export function ComboBox({
  label,
  isLabelHidden,
  description,
  options,
  isLoading = false,
  emptyText,
  placeholder,
  inputRef,
  ...props
}: ComboBoxProps) {
  const messages = useTexts(comboBoxMessages);
  const { error, field } = useFieldState(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired, onInputChange } = field;
  const nothing = isLoading ? messages.loading : (emptyText ?? messages.empty);
  return (
    <AriaComboBox
      {...field}
      // Given as `items`, options are shown as they are; as `defaultItems`, those that contain the text.
      {...(onInputChange ? { items: options } : { defaultItems: options })}
      onChange={(id) => field.onChange(id === null ? null : String(id))}
      menuTrigger="input"
      allowsEmptyCollection
      className={frame.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <Input ref={inputRef} placeholder={placeholder} className={controls.bareInput} />
          {isLoading && <Spinner size="small" label={messages.loading} />}
          {!isReadOnly && (
            <FieldButton label={messages.open}>
              <ChevronDownIcon />
            </FieldButton>
          )}
        </Group>
        <OptionList empty={nothing} news={isLoading || options.length === 0 ? nothing : undefined} />
      </FieldFrame>
    </AriaComboBox>
  );
}
