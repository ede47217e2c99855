'use client';
import { type Ref, useId, useRef, useState } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useField } from 'react-aria/useField';
import { useControlledState } from 'react-stately/useControlledState';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldLabel } from '../../internal/FieldFrame/FieldLabel.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import { nextEnabled } from '../../internal/options/nextEnabled.ts';
import type { Option } from '../../internal/options/Option.ts';
import { useTypeAhead } from '../../internal/options/useTypeAhead.ts';
import { lazyOverlay } from '../../system/lazyModule/lazyOverlay.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { HiddenSelect } from './HiddenSelect.tsx';
import * as styles from './Select.css.ts';
import { selectMessages } from './Select.messages.ts';

/** Loads when the user is about to open it. */
const SelectPanel = lazyOverlay(async () => (await import('./SelectPanel.tsx')).SelectPanel);

export interface SelectProps<Id extends string = string> extends FieldProps<HTMLElement> {
  /** The options. */
  options: readonly Option<Id>[];
  /** Id of the selected option (controlled). Null for none. */
  value?: Id | null;
  /** Id of the option that is selected at first (uncontrolled). */
  defaultValue?: Id;
  /** Called when the user selects another option. */
  onChange?: (value: Id) => void;
  /** Shown while no option is selected. Default: a message that asks to select. */
  placeholder?: string;
}

/** Selects one of several options. For few options, use RadioGroup; for very many, ComboBox. */
export function Select<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  options,
  ...props
}: SelectProps<Id>) {
  const messages = useTexts(selectMessages);
  const { error, controlRef, field } = useFieldState<HTMLElement, typeof props>(props);
  const [value, onChange] = useControlledState<Id | null>(
    field.value,
    field.defaultValue ?? null,
    // Only a form's reset sets null.
    (id) => id !== null && field.onChange(id),
  );
  const { isReadOnly, isRequired, isDisabled, isInvalid, ref, className, style, ...select } = field;
  const { fieldProps, ...words } = useField({
    ...select,
    isInvalid,
    label,
    description,
    errorMessage: error,
    labelElementType: 'span',
  });
  const [firstIndex, setFirstIndex] = useState<number>();
  const isOpen = firstIndex !== undefined;
  const close = () => setFirstIndex(undefined);
  const typeAhead = useTypeAhead(options);
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const listId = useId();
  // A list that cannot be opened becomes a text, which can be copied.
  if (isReadOnly) {
    const chosen = options.find(({ id }) => id === value);
    const { onChange: _, name, defaultValue: __, ref: ___, inputRef: ____, ...text } = props;
    return (
      <>
        <TextField
          {...text}
          label={label}
          isLabelHidden={isLabelHidden}
          description={description}
          value={chosen?.label ?? ''}
          ref={controlRef as Ref<HTMLInputElement>}
        />
        {name !== undefined && <input type="hidden" name={name} form={props.form} value={value ?? ''} />}
      </>
    );
  }
  const chosen = options.findIndex(({ id }) => id === value);

  function open(end: 'first' | 'last' = 'first') {
    const outer =
      end === 'first' ? nextEnabled(options, 0, -1) : nextEnabled(options, options.length - 1, options.length);
    setFirstIndex(chosen < 0 ? outer : chosen);
  }

  /** @returns whether the key was handled. */
  function press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      open(key === 'ArrowDown' ? 'first' : 'last');
      return true;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const index =
      step === undefined ? typeAhead(key, chosen) : nextEnabled(options, Math.max(0, chosen + step), chosen);
    const option = index === undefined ? undefined : options[index];
    if (option) onChange(option.id);
    return option !== undefined;
  }

  return (
    <div
      {...filterDOMProps(select, { global: true })}
      id={undefined}
      ref={ref}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
      className={className}
      style={style}
    >
      <FieldLabel
        {...{ label, isLabelHidden, description, error, isRequired, isInvalid }}
        words={{ ...words, labelProps: { ...words.labelProps, onClick: () => button.current?.focus() } }}
      >
        <BaseButton
          {...fieldProps}
          aria-labelledby={`${valueId} ${fieldProps['aria-labelledby']}`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          ref={mergeRefs<HTMLButtonElement>(button, controlRef as Ref<HTMLButtonElement>)}
          isDisabled={isDisabled}
          onPreload={SelectPanel.preload}
          onPressStart={({ pointerType }) => {
            if (pointerType !== 'mouse') return;
            // The list opens before the browser focuses the button, and would restore the earlier focus when it closes.
            button.current?.focus();
            open();
          }}
          onPress={({ pointerType }) => pointerType !== 'mouse' && open()}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key)) return;
            event.preventDefault();
          }}
          className={`${controls.control} ${styles.button}`}
        >
          <span id={valueId} data-placeholder={chosen < 0 || undefined} className={styles.value}>
            {options[chosen]?.label ?? field.placeholder ?? messages.placeholder}
          </span>
          <span className={controls.mark}>
            <ChevronDownIcon />
          </span>
        </BaseButton>
        <SelectPanel
          isOpen={isOpen}
          onOpenChange={close}
          triggerRef={button}
          aria-labelledby={fieldProps['aria-labelledby']}
          empty={options.length === 0 ? messages.empty : undefined}
          id={listId}
          options={options}
          value={value}
          firstIndex={firstIndex ?? -1}
          onSelect={(option) => {
            close();
            const known = options.find(({ id }) => id === option.id);
            if (known) onChange(known.id);
          }}
        />
        <HiddenSelect
          {...{ label, options, value, isDisabled, onChange }}
          name={field.name}
          form={field.form}
          onReset={onChange}
        />
      </FieldLabel>
    </div>
  );
}
