import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
export interface CommandPaletteItem {
  /** Unique among all items; what `onSelect` is given. */
  id: string;
  label: string;
  /** What tells it from its neighbours. */
  description?: string;
  /** An icon of 16 px in `currentColor`, or a small Avatar. */
  icon?: ReactNode;
  /**
   * Where it leads outside of the app: it is a link to a new tab that knows nothing of this one. An address that is not
   * http, https or mailto is not followed.
   */
  externalHref?: string;
}

export interface CommandPaletteGroup {
  /** What kind of things they are, unique in its palette: «Pages», «Recent». */
  label: string;
  /** How many there are, where the items are only the first of them. */
  count?: number;
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps extends SharedProps<HTMLElement> {
  /** Whether it is open; its owner opens it, by a hotkey too. */
  isOpen: boolean;
  /** The user wants it closed, by Escape or by a press outside. */
  onClose: () => void;
  /** Names the dialog and its field: what can be found. */
  label: string;
  /** An example; gone once something is typed. Default: one word that asks to search. */
  placeholder?: string;
  /** What the user looks for; the owner keeps it. */
  query: string;
  /** The user typed: the owner searches, and gives what it found as `groups`. */
  onQueryChange: (query: string) => void;
  /** What was found, the best first; while nothing is typed, what was opened lately. Only visible items are rendered. */
  groups: readonly CommandPaletteGroup[];
  /** A search is under way; what was found before stays until it ends. */
  isLoading?: boolean;
  /** In place of the words that nothing was found; with an empty query, what could be typed. */
  empty?: ReactNode;
  /** The user chose one: the owner goes there, unless it leads outside and is a link already, and closes. */
  onSelect: (id: string) => void;
}
