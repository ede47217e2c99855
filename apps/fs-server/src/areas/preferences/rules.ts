import type { Reader } from '../../http/reader.ts';

/** Preferences are a reader's own; another's are answered as if there were none. */
export function mayReadPreferencesOf(owner: string, reader: Reader): boolean {
  return owner === reader.id;
}
