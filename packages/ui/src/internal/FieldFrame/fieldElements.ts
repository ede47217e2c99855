/**
 * What a form finds of its fields in the page: `useFieldState` marks each by its name, its words by `data-fs-label`. They
 * may be any component's, however deep, so that the page alone knows them all and their order.
 */
export function fieldsOf(form: HTMLElement): Map<string, HTMLElement> {
  const marked = [...form.querySelectorAll<HTMLElement>('[data-fs-field]')];
  return new Map(marked.map((field) => [field.dataset.fsField ?? '', field]));
}

export function labelOf(field: HTMLElement): string | undefined {
  return field.querySelector('[data-fs-label]')?.textContent?.trim() || undefined;
}

const stop = ':is(input, textarea, select, button, [tabindex]):not([tabindex="-1"], [type="hidden"], :disabled)';

/** Its control that is marked invalid, else the first that Tab stops at. */
export function focusField(field: HTMLElement) {
  const stops = [...field.querySelectorAll<HTMLElement>(stop)].filter((element) => element.checkVisibility());
  (stops.find((element) => element.matches('[aria-invalid="true"]')) ?? stops[0])?.focus();
}
