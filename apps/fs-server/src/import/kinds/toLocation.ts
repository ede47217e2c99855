export interface Location {
  city: string | null;
  state_code: string | null;
  country_code: string | null;
}

/** Countries whose addresses contain a state. For others, publishers fill the column with numbers of their own. */
const countriesWithStates = new Set(['USA', 'CAN', 'AUS', 'BRA', 'IND', 'MEX']);

/** What the columns of a place take, with the prefix that they have. */
export function placeTexts(prefix: string): Record<string, string> {
  return {
    [`${prefix}country_code`]: 'country as three letters of ISO 3166-1, such as `USA`',
    [`${prefix}state_code`]: `state as two or three letters, in ${[...countriesWithStates].join(', ')} only`,
    [`${prefix}region`]: `region, if \`${prefix}city\` is empty`,
    [`${prefix}city`]: 'name of the city',
  };
}

/** Returns the location of a company, without codes that are not ISO 3166-1 alpha-3 or not a state's. */
export function toLocation(city: string, state: string, country: string): Location {
  const countryCode = /^[A-Za-z]{3}$/.test(country) ? country.toUpperCase() : null;
  const hasState = countryCode !== null && countriesWithStates.has(countryCode) && /^[A-Za-z]{2,3}$/.test(state);
  return { city: city || null, state_code: hasState ? state.toUpperCase() : null, country_code: countryCode };
}
