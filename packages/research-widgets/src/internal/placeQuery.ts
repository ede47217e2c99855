/** A place. Unknown parts are missing. */
export interface PlaceParts {
  city: string | null;
  state_code: string | null;
  country_code: string | null;
}

/** Formats a place for links: `city_{x}~stateCode_{y}~countryCode_{z}`, without unknown parts. */
export function placeQuery({ city, state_code, country_code }: PlaceParts): string {
  const parts = [
    ['city', city],
    ['stateCode', state_code],
    ['countryCode', country_code],
  ] as const;
  return parts.flatMap(([name, value]) => (value ? [`${name}_${value}`] : [])).join('~');
}
