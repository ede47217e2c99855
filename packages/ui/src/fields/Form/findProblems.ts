import { fieldsOf } from '../../internal/FieldFrame/fieldElements.ts';

/** Error messages by field name. Undefined, null or an empty text means that the field is valid. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>;

interface Words {
  required: string;
  email: string;
  url: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Validates what fields declare themselves: that they are required, and the browser's checks of their text. The form
 * shows our messages where we have one, since the browser's are in its own language and disappear.
 */
export function findProblems(form: HTMLFormElement, data: FormData, words: Words): FieldErrors {
  return Object.fromEntries(
    Array.from(fieldsOf(form), ([name, field]) => [name, problemOf(field, data.getAll(name), words)]),
  );
}

function problemOf(field: HTMLElement, values: readonly FormDataEntryValue[], words: Words): string | undefined {
  const { disabled, readonly, required, fsProblem } = field.dataset;
  if (disabled !== undefined || readonly !== undefined) return undefined;
  if (required !== undefined && values.every((value) => value === '')) return words.required;
  if (fsProblem !== undefined) return fsProblem;
  const controls = [...field.querySelectorAll<Control>('input, textarea')];
  // A nested field reports its own problems.
  const own = controls.filter((control) => control.closest('[data-fs-field]') === field);
  const invalid = own.find(({ validity }) => !validity.valid);
  if (invalid === undefined) return undefined;
  const { type, validity, validationMessage } = invalid;
  return validity.typeMismatch && (type === 'email' || type === 'url') ? words[type] : validationMessage;
}
