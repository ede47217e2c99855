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
  /** The options. With `onInputChange`, pass those that match the text. Otherwise the field finds them itself. */
  options: readonly Option<Id>[];
  /** Id of the selected option (controlled). Null for none. */
  value?: Id | null;
  /** Id of the option that is selected at first (uncontrolled). */
  defaultValue?: Id;
  /** Called when the user selects another option, or, with null, clears the text. */
  onChange?: (value: Id | null) => void;
  /** The text (controlled). */
  inputValue?: string;
  /** Called when the text changes. Load the options for it, and set `isLoading` meanwhile. */
  onInputChange?: (text: string) => void;
  /** Whether the options for the text are being loaded. */
  isLoading?: boolean;
  /** Shown in the list when no option matches. It can suggest what to try. */
  emptyText?: string;
  /** Placeholder shown while the field is empty: what can be searched for. */
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
          // Also closes when the page scrolls, which must not discard the text.
          onOpenChange={(opens) => opens || state.close()}
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
