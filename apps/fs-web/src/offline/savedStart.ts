import type { SessionUser } from '@fs/api-contract';
import type { PlacedEnvironment } from '../start/stageOf.ts';

/** What the app starts with where there is no connection. */
export interface SavedStart {
  user: SessionUser;
  environment: PlacedEnvironment;
}

/** The cache of the pages that open again without a connection. The service worker neither reads nor removes it. */
export const savedPagesCache = 'fs.saved-pages';

const key = 'fs.savedStart';

/** Saves who is logged in. Saved pages of another user are removed. */
export function saveStart(storage: () => Pick<Storage, 'getItem' | 'setItem'>, start: SavedStart): void {
  const owner = savedOwner(storage);
  if (owner !== undefined && owner !== start.user.attributes.sub) removeSavedPages();
  try {
    storage().setItem(key, JSON.stringify(start));
  } catch {
    // With full or blocked storage, the app does not start without a connection.
  }
}

/** Returns the last start of a user who has not logged out since, if there is one. */
export function readSavedStart(storage: () => Pick<Storage, 'getItem'>): SavedStart | undefined {
  try {
    const saved: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return isSavedStart(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the id of the user whose pages are saved. */
export function savedOwner(storage: () => Pick<Storage, 'getItem'>): string | undefined {
  return readSavedStart(storage)?.user.attributes.sub;
}

/** Removes what is saved of a user: who they are at once, so that nobody reads their pages, and then the pages. */
export function forgetSaved(storage: () => Pick<Storage, 'removeItem'>): void {
  try {
    storage().removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
  removeSavedPages();
}

/** Removes all saved pages. */
export function removeSavedPages(): void {
  // There are no caches without a secure context, and in Node.
  const removed = async () => globalThis.caches?.delete(savedPagesCache);
  // Pages that could not be removed are not read without their owner.
  removed().catch(() => undefined);
}

function isSavedStart(saved: unknown): saved is SavedStart {
  if (typeof saved !== 'object' || saved === null) return false;
  const { user, environment } = saved as Partial<SavedStart>;
  return typeof user?.attributes?.sub === 'string' && typeof environment?.identity?.endpoint === 'string';
}
