import type { CommandPaletteItem } from '@fs/ui';

/** A result in the palette. Two results may share a URL, so their ids identify them. */
export interface SearchItem extends CommandPaletteItem {
  /** URL within the app. Undefined for an external link. */
  href?: string;
}
