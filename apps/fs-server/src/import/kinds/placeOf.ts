export interface Place {
  city: string | null;
  state_code: string | null;
  country_code: string | null;
}

/** Countries whose addresses carry a state. Elsewhere publishers fill the column with numbers of their own. */
const countriesWithStates = new Set(['USA', 'CAN', 'AUS', 'BRA', 'IND', 'MEX']);

/** Where a company sits. A code that is none of ISO 3166-1 alpha-3, or no state's, is left out. */
export function placeOf(city: string, state: string, country: string): Place {
  const countryCode = /^[A-Za-z]{3}$/.test(country) ? country.toUpperCase() : null;
  const hasState = countryCode !== null && countriesWithStates.has(countryCode) && /^[A-Za-z]{2,3}$/.test(state);
  return { city: city || null, state_code: hasState ? state.toUpperCase() : null, country_code: countryCode };
}
