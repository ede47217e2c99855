import { placeholderCount, placeholderOf } from './placeholderOf.ts';

/**
 * Returns the placeholder of each article that is shown with one. No two are alike: an article whose own is taken gets
 * the next free one, and those beyond the fourth get none.
 */
export function placeholdersOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const id of ids.slice(0, placeholderCount)) {
    const taken = new Set(places.values());
    let place = placeholderOf(id);
    while (taken.has(place)) place = (place + 1) % placeholderCount;
    places.set(id, place);
  }
  return places;
}
