import type { ReactNode } from 'react';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';

export interface CommandPaletteItem {
  /** Unique among all items. `onSelect` receives this id. */
  id: string;
  label: string;
  /** Tells the item from others with a similar label. */
  description?: string;
  /** The key that does the same without the palette, such as `G H`. Shown at the end of the row. */
  shortcut?: string;
  /** An icon of 16 px in `currentColor`, or a small Avatar. */
  icon?: ReactNode;
  /**
   * URL outside the app. The item is then a link that opens a new tab without access to this one. A URL that is not
   * http, https or mailto is ignored.
   */
  externalHref?: string;
}

export interface CommandPaletteGroup {
  /** The kind of items, unique in its palette: "Pages", "Recent". */
  label: string;
  /** The total, if `items` contains only the first ones. */
  count?: number;
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps extends SharedProps<HTMLElement>, OpenProps {
  /** Accessible name of the dialog and its input. */
  label: string;
  /** Placeholder shown while the input is empty. Default: a message that asks to search. */
  placeholder?: string;
  /** The search text. */
  query: string;
  /** Called when the search text changes. Search, and pass the results as `groups`. */
  onQueryChange: (query: string) => void;
  /** The results, best first, or recent items while there is no text. Only visible items are rendered. */
  groups: readonly CommandPaletteGroup[];
  /** Whether a search is in progress. The earlier results stay until it ends. */
  isLoading?: boolean;
  /** Replaces the message that nothing was found. With an empty query, suggests what to search for. */
  empty?: ReactNode;
  /** Called when the user selects an item, after the palette closed. The browser follows an external link itself. */
  onSelect: (id: string) => void;
}
