import { placeholderCount, placeholderOf } from './placeholderOf.ts';

/**
 * Returns the placeholder of each article that is shown with one, in the order of the list. No two that can be in view
 * together are alike: an article whose own was shown by one of the three before it gets the next free one.
 */
export function placeholdersOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const latest: number[] = [];
  for (const id of ids) {
    let place = placeholderOf(id);
    while (latest.includes(place)) place = (place + 1) % placeholderCount;
    places.set(id, place);
    latest.push(place);
    if (latest.length === placeholderCount) latest.shift();
  }
  return places;
}
