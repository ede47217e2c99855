import type { Option } from './Option.ts';

/** An option with its text as `findOptions` compares it. */
export interface SearchableOption<Id extends string> {
  readonly option: Option<Id>;
  readonly text: string;
}

/** Prepares options for `findOptions`, by their labels and, if `hasDescriptions`, their descriptions. */
export function toSearchable<Id extends string>(
  options: readonly Option<Id>[],
  hasDescriptions = false,
): SearchableOption<Id>[] {
  return options.map((option) => ({
    option,
    text: normalizeForSearch(hasDescriptions ? `${option.label} ${option.description ?? ''}` : option.label),
  }));
}

/** Returns the options that contain the text, ignoring case and accents. */
export function findOptions<Id extends string>(
  searchable: readonly SearchableOption<Id>[],
  text: string,
): Option<Id>[] {
  const sought = normalizeForSearch(text.trim());
  return searchable.filter((each) => each.text.includes(sought)).map(({ option }) => option);
}

/** Removes case and accents. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
