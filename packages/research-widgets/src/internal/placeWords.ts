import { shortCountryCode } from './countryCodes.ts';

/** Countries that are better known by an abbreviation, which also fits a cell. */
const abbreviations: Readonly<Record<string, string>> = { ARE: 'UAE', GBR: 'UK', USA: 'USA' };

let english: Intl.DisplayNames | undefined;

/**
 * Returns a place as the API writes it, such as "Berlin, DEU", with its country in words: "Berlin, Germany". Unknown
 * codes stay.
 */
export function placeWords(location: string): string {
  const parts = location.split(', ');
  const country = parts.pop() ?? '';
  return [...parts, countryWords(country)].join(', ');
}

function countryWords(code: string): string {
  const short = shortCountryCode(code);
  if (short === undefined) return code;
  // In English, like all messages.
  english ??= new Intl.DisplayNames('en', { type: 'region' });
  return abbreviations[code] ?? english.of(short) ?? code;
}
