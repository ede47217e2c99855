import type { SearchItem } from './SearchItem.ts';

/** Something that the palette does at once, without a search. */
export interface SearchAction {
  /** Unique among the actions. */
  id: string;
  label: string;
  /** The key that does the same on the page, such as `g h`. */
  keys?: string;
  onAction: () => void;
}

/** The actions whose label has a word that begins with each typed word. All of them without input. */
export function matchingActions(actions: readonly SearchAction[], text: string): readonly SearchAction[] {
  const typed = wordsOf(text);
  return actions.filter(({ label }) => {
    const words = wordsOf(label);
    return typed.every((each) => words.some((word) => word.startsWith(each)));
  });
}

/** Ids of palette items are those of actions with this prefix, because companies have ids too. */
const prefix = 'action ';

export function actionItem({ id, label, keys }: SearchAction): SearchItem {
  return { id: prefix + id, label, ...(keys !== undefined && { shortcut: keys.toUpperCase() }) };
}

/** Returns the action of a palette item. Undefined for any other item. */
export function actionOf(actions: readonly SearchAction[], itemId: string): SearchAction | undefined {
  return actions.find(({ id }) => itemId === prefix + id);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
