import type { CityData } from 'city-timezones';
import type { Place } from './PlaceReports.ts';

/**
 * Returns the IANA time zone of a place: that of its city, or else of its state or country if these have only one. Null
 * if uncertain.
 */
export async function findTimeZone(place: Place): Promise<string | null> {
  if (!place.country_code) return null;
  // Lazy-loaded, because the table has two megabytes.
  const { cityMapping } = await import('city-timezones');
  const country = cityMapping.filter(({ iso3 }) => iso3 === place.country_code);
  const state = country.filter(({ state_ansi }) => state_ansi && state_ansi === place.state_code);
  const name = place.city && normalize(place.city);
  const cities = (state.length > 0 ? state : country).filter(({ city_ascii, city }) =>
    [city_ascii, city].some((known) => normalize(known) === name),
  );
  return findOnlyZone(cities) ?? findOnlyZone(state) ?? findOnlyZone(country);
}

function findOnlyZone(cities: readonly CityData[]): string | null {
  const [zone, ...others] = new Set(cities.map(({ timezone }) => timezone));
  return others.length === 0 ? (zone ?? null) : null;
}

/** Normalizes case and accents. */
function normalize(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
