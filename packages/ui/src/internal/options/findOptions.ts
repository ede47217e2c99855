import type { Option } from './Option.ts';

/** An option with its words as they are compared. */
export interface FoldedOption {
  readonly option: Option;
  readonly words: string;
}

export function foldOptions(options: readonly Option[]): FoldedOption[] {
  return options.map((option) => ({
    option,
    words: normalizeForSearch(`${option.label} ${option.description ?? ''}`),
  }));
}

/** Those that contain the text, whatever its case and accents. */
export function findOptions(folded: readonly FoldedOption[], text: string): Option[] {
  const sought = normalizeForSearch(text.trim());
  return folded.filter(({ words }) => words.includes(sought)).map(({ option }) => option);
}

/** As words are compared: without case and accents. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
