/** What a story is rendered in. */
export interface Surroundings {
  theme: 'light' | 'dark' | 'contrast';
  brand: 'foresight' | 'plum' | 'ember';
  locale: 'en' | 'ar' | 'de';
  density: 'comfortable' | 'compact';
}

type Override = Partial<Surroundings>;

let override: Override = {};
const listeners = new Set<() => void>();

/**
 * Overrides what the toolbar selects and keeps the story mounted with its state: an open menu stays open. A test can
 * check one story in light and dark without running it twice.
 */
export function overrideSurroundings(next: Override) {
  override = next;
  for (const listener of listeners) listener();
}

export function currentOverride(): Override {
  return override;
}

export function subscribeToOverride(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
