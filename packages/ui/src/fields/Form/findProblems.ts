import { fieldsOf } from '../../internal/FieldFrame/fieldElements.ts';

/** What is wrong with fields, by their names. Undefined, null or an empty text: nothing. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>;

interface Words {
  required: string;
  email: string;
  url: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What fields know of themselves: that they must not stay empty, and what the browser holds of their text. Fields say
 * it in our words, since the browser's bubbles are in its own language and vanish; where we have none, in the browser's.
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
  // What a field in it has is that field's own.
  const own = controls.filter((control) => control.closest('[data-fs-field]') === field);
  const invalid = own.find(({ validity }) => !validity.valid);
  if (invalid === undefined) return undefined;
  const { type, validity, validationMessage } = invalid;
  return validity.typeMismatch && (type === 'email' || type === 'url') ? words[type] : validationMessage;
}
