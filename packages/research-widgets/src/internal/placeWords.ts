import { countryCodes } from '@fs/api-contract';
import type { BoundMessages } from '@fs/ui';
import type { placeMessages } from './place.messages.ts';
import type { PlaceParts } from './placeQuery.ts';

export type PlaceTexts = BoundMessages<typeof placeMessages.table>;

/**
 * Returns a place as the API writes it, such as "Berlin, DEU", with its country in words: "Berlin, Germany". Unknown
 * codes stay.
 */
export function placeWords(location: string, texts: PlaceTexts): string {
  return inWords(location.split(', '), texts);
}

/** Returns a place in words. Empty if no part is known. */
export function placeName({ city, state_code, country_code }: PlaceParts, texts: PlaceTexts): string {
  const parts = [city, state_code, country_code].flatMap((part) => part || []);
  return parts.length === 0 ? '' : inWords(parts, texts);
}

function inWords(parts: readonly string[], { country, parts: joined }: PlaceTexts): string {
  const last = parts.at(-1) ?? '';
  const code = countryCodes().get(last);
  return joined({ parts: [...parts.slice(0, -1), code === undefined ? last : country({ code })] });
}

/** A place in words on two lines. */
export interface PlaceLines {
  first: string;
  /** What is between the two lines, if there are two. */
  separator: string;
  rest: string;
}

/** Like `placeWords`, with the city apart: "Berlin", ", ", "Germany". A country alone is the first line. */
export function placeLines(location: string, texts: PlaceTexts): PlaceLines {
  const words = placeWords(location, texts);
  const [city = '', ...further] = location.split(', ');
  if (further.length === 0) return { first: words, separator: '', rest: '' };
  const rest = inWords(further, texts);
  return { first: city, separator: words.slice(city.length, words.length - rest.length), rest };
}

/** Like `placeWords`, without the state, for rows that are short of space: "Sydney, Australia". */
export function shortPlaceWords(location: string, texts: PlaceTexts): string {
  const parts = location.split(', ');
  return inWords(parts.toSpliced(1, Math.max(parts.length - 2, 0)), texts);
}
