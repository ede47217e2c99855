'use client';
import { memo, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { TagList } from '../../data/TagList/TagList.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import * as frame from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import * as tagBox from '../../internal/FieldFrame/tagBox.css.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import type { Option } from '../../internal/options/Option.ts';
import * as lists from '../../internal/options/options.css.ts';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { multiSelectMessages } from './MultiSelect.messages.ts';
import { MultiSelectList, optionElementId } from './MultiSelectList.tsx';
import { useMultiSelect } from './useMultiSelect.ts';

export interface MultiSelectProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where the placeholder says what is chosen. */
  isLabelHidden?: boolean;
  /** What helps to choose. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** What can be chosen; thousands are fine. Keep the array between renders, or it is searched anew each time. */
  options: readonly Option[];
  /** Ids of the chosen options, when the owner keeps them. */
  value?: readonly string[];
  /** Ids of the options chosen at first, when the field keeps them. */
  defaultValue?: readonly string[];
  /** The user chose another, or removed one. */
  onChange?: (value: readonly string[]) => void;
  /** How many of the chosen stand before the rest hides behind "N more". @default 8 */
  shownAtFirst?: number;
  /** One at least must be chosen; the form's owner looks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read, not changed. */
  isReadOnly?: boolean;
  /** What can be looked for. Default: a word that asks to choose. */
  placeholder?: string;
  /** Its name in the form's data, for each chosen id. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Several of many things, found by typing; the chosen stand in the field. Of a few, use CheckboxGroup. */
export function MultiSelect({ onChange, ...props }: MultiSelectProps) {
  return <MultiSelectField {...props} onChange={useStableCallback(onChange)} />;
}

const MultiSelectField = memo(function MultiSelectField({
  label,
  isLabelHidden,
  description,
  options,
  shownAtFirst = 8,
  placeholder,
  inputRef,
  ...props
}: MultiSelectProps) {
  const messages = useMessages(multiSelectMessages);
  const { error, field } = useFieldState(props);
  const { value: given, defaultValue = none, onChange: change, name, ...shared } = field;
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  const isFixed = Boolean(isDisabled || isReadOnly);
  const [value, onChange] = useControlledState(given, defaultValue, change);
  const state = useMultiSelect({ options, value, onChange, isFixed });
  const { text, isOpen, active, found } = state;
  const names = useMemo(() => new Map(options.map((option) => [option.id, option.label])), [options]);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, value, onChange);
  const listId = useId();
  const isListed = isOpen && found.length > 0;

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
    <AriaTextField {...shared} value={text} onChange={state.type} className={frame.field}>
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
            <Input
              ref={inputRef ? mergeRefs(input, inputRef) : input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls={isListed ? listId : undefined}
              aria-activedescendant={found[active.index] && optionElementId(listId, active.index)}
              autoComplete="off"
              spellCheck="false"
              placeholder={isReadOnly ? undefined : (placeholder ?? messages.placeholder)}
              className={controls.bareInput}
              onKeyDown={state.onKeyDown}
              onClick={() => state.open()}
              onBlur={() => state.open(false)}
            />
            {!isReadOnly && (
              <FieldButton
                label={messages.open}
                isForPointer
                isDisabled={isDisabled}
                onPress={() => {
                  input.current?.focus();
                  state.open(!isOpen);
                }}
              >
                <ChevronDownIcon />
              </FieldButton>
            )}
          </div>
        </Group>
        {!isDisabled &&
          name !== undefined &&
          value.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
        <span role="status" className={hidden}>
          {isOpen && messages.found({ count: found.length })}
        </span>
        <Popover
          isNonModal
          isOpen={isOpen}
          onOpenChange={state.open}
          triggerRef={box}
          placement="bottom start"
          offset={4}
          className={lists.popover}
        >
          {found.length === 0 ? (
            <div className={lists.nothing}>{messages.empty}</div>
          ) : (
            <MultiSelectList
              id={listId}
              label={label}
              options={found}
              chosen={state.chosen}
              active={active}
              onActiveChange={state.setActive}
              onToggle={state.toggle}
            />
          )}
        </Popover>
      </FieldFrame>
    </AriaTextField>
  );
});
