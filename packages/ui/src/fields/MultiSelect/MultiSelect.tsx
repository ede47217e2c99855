'use client';
import { memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { TagList } from '../../data/TagList/TagList.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import * as tagBox from '../../internal/FieldFrame/tagBox.css.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import type { Option } from '../../internal/options/Option.ts';
import { OptionInput } from '../../internal/options/OptionInput.tsx';
import { OptionList } from '../../internal/options/OptionList.tsx';
import { OptionPopover } from '../../internal/options/OptionPopover.tsx';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { multiSelectMessages } from './MultiSelect.messages.ts';
import { useMultiSelect } from './useMultiSelect.ts';

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /**
   * The options, up to thousands. Memoize the array: a new one is searched again. With `onInputChange`, pass those that
   * match the text. Otherwise the field finds them itself.
   */
  options: readonly Option<Id>[];
  /** Ids of the selected options (controlled). */
  value?: readonly Id[];
  /** Ids of the options that are selected at first (uncontrolled). */
  defaultValue?: readonly Id[];
  /** Called when the user selects or removes an option. */
  onChange?: (value: readonly Id[]) => void;
  /** The text (controlled). */
  inputValue?: string;
  /**
   * Called when the text changes. Load the options for it, and set `isLoading` meanwhile. The text then stays when the
   * user leaves the field, and Enter without an active option submits the form.
   */
  onInputChange?: (text: string) => void;
  /** Whether the options for the text are being loaded. @default false */
  isLoading?: boolean;
  /** Shown in the list when no option matches. It can suggest what to try. Default: a message that nothing matches. */
  emptyText?: string;
  /** How many selected options are visible before "N more" hides the rest. @default 8 */
  shownAtFirst?: number;
  /** Placeholder of the input. Default: a message that asks to select. */
  placeholder?: string;
}

/** Selects several of many options by typing; the selected ones are tags in the field. Of a few, use CheckboxGroup. */
export function MultiSelect<Id extends string = string>({ onChange, ...props }: MultiSelectProps<Id>) {
  return <MultiSelectField<Id> {...props} onChange={useStableCallback(onChange)} />;
}

const MultiSelectField = memo(function MultiSelectField<Id extends string>({
  label,
  isLabelHidden,
  description,
  options,
  shownAtFirst = 8,
  placeholder,
  inputValue,
  onInputChange,
  isLoading = false,
  emptyText,
  ...props
}: MultiSelectProps<Id>) {
  const messages = useMessages(multiSelectMessages);
  const { error, controlRef, field } = useFieldState(props);
  const { value: given, defaultValue = [], onChange: change, name, ...shared } = field;
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  const isFixed = Boolean(isDisabled || isReadOnly);
  const [value, onChange] = useControlledState<readonly Id[]>(given, defaultValue, change);
  const state = useMultiSelect({ options, value, onChange, inputValue, onInputChange, isFixed });
  const { isOpen, active, found } = state;
  const names = useMemo(() => new Map<string, string>(options.map((option) => [option.id, option.label])), [options]);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, value, onChange, shared.form);
  const listId = useId();
  const nothing = isLoading ? messages.loading : (emptyText ?? messages.empty);

  function remove(id: string) {
    state.remove(id);
    if (value.length === 1) input.current?.focus();
  }

  const help = (
    <>
      {description} <span className={hidden}>{messages.count({ count: value.length })}</span>
    </>
  );

  return (
    <AriaTextField {...shared} value={state.text} onChange={state.type}>
      <FieldFrame
        {...{ label, isLabelHidden, error, isRequired }}
        description={description === undefined && value.length === 0 ? undefined : help}
      >
        <Group
          ref={box}
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          className={`${controls.control} ${tagBox.box}`}
        >
          {value.length > 0 && (
            <div className={tagBox.tags}>
              <TagList
                label={messages.chosen({ label })}
                tags={value.map((id) => ({ id, name: names.get(id) ?? id }))}
                shownAtFirst={shownAtFirst}
                onRemove={isFixed ? undefined : remove}
              />
            </div>
          )}
          <div className={tagBox.line}>
            <OptionInput
              inputRef={mergeRefs(input, controlRef)}
              listId={isOpen && found.length > 0 ? listId : undefined}
              activeIndex={active.index}
              placeholder={isReadOnly ? undefined : (placeholder ?? messages.placeholder)}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              openLabel={messages.open}
              onToggle={() => (isOpen ? state.leave() : state.open())}
              onKeyDown={state.onKeyDown}
              onClick={() => state.open()}
              onBlur={state.leave}
            >
              {isLoading && <Spinner size="small" label={messages.loading} />}
            </OptionInput>
          </div>
        </Group>
        {!isDisabled &&
          name !== undefined &&
          value.map((id) => <input key={id} type="hidden" name={name} form={shared.form} value={id} />)}
        <span role="status" className={hidden}>
          {isOpen && (isLoading || found.length === 0 ? nothing : messages.found({ count: found.length }))}
        </span>
        <OptionPopover
          isNonModal
          isOpen={isOpen}
          onOpenChange={(opens) => opens || state.leave()}
          triggerRef={box}
          empty={found.length === 0 ? nothing : undefined}
        >
          <OptionList
            id={listId}
            aria-label={label}
            isMultiple
            options={found}
            isSelected={state.isSelected}
            active={active}
            onActiveChange={state.setActive}
            onSelect={state.toggle}
          />
        </OptionPopover>
      </FieldFrame>
    </AriaTextField>
  );
}) as <Id extends string>(props: MultiSelectProps<Id>) => ReactNode;
