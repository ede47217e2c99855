/** What a story is shown in. */
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
 * Puts the mounted story into other surroundings than the toolbar's, keeping its state: an open menu stays open. So a
 * test sees one story in light and in dark without running it twice.
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
