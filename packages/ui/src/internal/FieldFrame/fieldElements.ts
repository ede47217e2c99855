/**
 * Finds a form's fields in the DOM: `useFieldState` marks each with its name, and its label with `data-fs-label`. Only
 * the DOM knows all fields and their order, since any component may render them.
 */
export function fieldsOf(form: HTMLElement): Map<string, HTMLElement> {
  const marked = [...form.querySelectorAll<HTMLElement>('[data-fs-field]')];
  return new Map(marked.map((field) => [field.dataset.fsField ?? '', field]));
}

export function labelOf(field: HTMLElement): string | undefined {
  return field.querySelector('[data-fs-label]')?.textContent?.trim() || undefined;
}

const stop = ':is(input, textarea, select, button, [tabindex]):not([tabindex="-1"], [type="hidden"], :disabled)';

/** Focuses the field's invalid control, otherwise its first tab stop. */
export function focusField(field: HTMLElement) {
  const stops = [...field.querySelectorAll<HTMLElement>(stop)].filter((element) => element.checkVisibility());
  (stops.find((element) => element.matches('[aria-invalid="true"]')) ?? stops[0])?.focus();
}
