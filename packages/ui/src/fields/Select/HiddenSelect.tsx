'use client';
import { useRef } from 'react';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import type { Option } from '../../internal/options/Option.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';

interface HiddenSelectProps<Id extends string> {
  label: string;
  name: string | undefined;
  form: string | undefined;
  options: readonly Option<Id>[];
  value: Id | null;
  isDisabled: boolean | undefined;
  onChange: (value: Id) => void;
  /** Called when the form is reset. */
  onReset: (initialValue: Id | null) => void;
}

/** The browser would render all options, so longer lists become a hidden input without autofill. */
const most = 300;

/** A native select, hidden from everyone, for form submission and the browser's autofill. */
export function HiddenSelect<Id extends string>({
  label,
  name,
  form,
  options,
  value,
  isDisabled,
  onChange,
  onReset,
}: HiddenSelectProps<Id>) {
  const place = useRef<HTMLDivElement>(null);
  useFormReset(place, value, onReset, form);
  return (
    <div ref={place} aria-hidden="true" data-a11y-ignore="aria-hidden-focus" className={hidden}>
      {options.length > most ? (
        <input type="hidden" name={name} form={form} disabled={isDisabled} value={value ?? ''} />
      ) : (
        <label>
          {label}
          <select
            tabIndex={-1}
            name={name}
            form={form}
            disabled={isDisabled}
            value={value ?? ''}
            onChange={({ currentTarget }) => {
              const option = options.find(({ id }) => id === currentTarget.value);
              if (option) onChange(option.id);
            }}
          >
            <option value="" label=" " />
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
