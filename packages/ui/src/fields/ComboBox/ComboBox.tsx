'use client';
import { useId, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import type { Option } from '../../internal/options/Option.ts';
import { OptionInput } from '../../internal/options/OptionInput.tsx';
import { OptionList } from '../../internal/options/OptionList.tsx';
import { OptionPopover } from '../../internal/options/OptionPopover.tsx';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { comboBoxMessages } from './ComboBox.messages.ts';
import { useComboBox } from './useComboBox.ts';

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** What can be chosen. With `onInputChange` the owner finds them; else the field shows those that contain the text. */
  options: readonly Option<Id>[];
  /** Id of the chosen option, when the owner keeps it; null for none. */
  value?: Id | null;
  /** Id of the option chosen at first, when the field keeps it. */
  defaultValue?: Id;
  /** The user chose another, or, with null, emptied the field. */
  onChange?: (value: Id | null) => void;
  /** The text, when the owner keeps it. */
  inputValue?: string;
  /** The user changed the text: time to look for options, and to set `isLoading` meanwhile. */
  onInputChange?: (text: string) => void;
  /** Options for the present text are on their way. */
  isLoading?: boolean;
  /** Stands in the list when nothing matches; may say what to try. */
  emptyText?: string;
  /** What can be looked for; gone once something is typed. */
  placeholder?: string;
}

/** Selects one of many options by typing. For several, use MultiSelect; for a few known options, Select. */
export function ComboBox<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  options,
  isLoading = false,
  emptyText,
  placeholder,
  inputValue,
  onInputChange,
  ...props
}: ComboBoxProps<Id>) {
  const messages = useMessages(comboBoxMessages);
  const { error, controlRef, field } = useFieldState(props);
  const { value: given, defaultValue, onChange: change, name, ...shared } = field;
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  const [value, onChange] = useControlledState<Id | null>(given, defaultValue ?? null, change);
  const isFixed = Boolean(isDisabled || isReadOnly);
  const state = useComboBox({ options, value, onChange, inputValue, onInputChange, isFixed });
  const { isOpen, found, active } = state;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFormReset(
    input,
    value,
    (initialValue) => {
      onChange(initialValue);
      state.leave();
    },
    shared.form,
  );
  const listId = useId();
  const nothing = isLoading ? messages.loading : (emptyText ?? messages.empty);
  const isEmpty = found.length === 0;

  return (
    <AriaTextField {...shared} value={state.text} onChange={state.type}>
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Group
          ref={box}
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <OptionInput
            inputRef={mergeRefs(input, controlRef)}
            listId={isOpen && !isEmpty ? listId : undefined}
            activeIndex={active.index}
            placeholder={placeholder}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            openLabel={messages.open}
            isOpen={isOpen}
            onToggle={() => (isOpen ? state.leave() : state.openAll())}
            onKeyDown={state.onKeyDown}
            onBlur={() => state.leave()}
          >
            {isLoading && <Spinner size="small" label={messages.loading} />}
          </OptionInput>
        </Group>
        {!isDisabled && name !== undefined && (
          <input type="hidden" name={name} form={shared.form} value={value ?? ''} />
        )}
        <span role="status" className={hidden}>
          {isOpen && (isLoading || isEmpty ? nothing : messages.found({ count: found.length }))}
        </span>
        <OptionPopover
          isNonModal
          isOpen={isOpen}
          onOpenChange={(opens) => opens || state.leave()}
          triggerRef={box}
          empty={isEmpty ? nothing : undefined}
        >
          <OptionList
            id={listId}
            aria-label={label}
            options={found}
            isSelected={(id) => id === value}
            active={active}
            onActiveChange={state.setActive}
            onSelect={state.select}
          />
        </OptionPopover>
      </FieldFrame>
    </AriaTextField>
  );
}
