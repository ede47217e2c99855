import type { CityData } from 'city-timezones';
import { findCities } from './findCity.ts';
import type { Place } from './PlaceReports.ts';

/**
 * Returns the IANA time zone of a place: that of its city, or else of its state or country if these have only one. Null
 * if uncertain.
 */
export async function findTimeZone(place: Place): Promise<string | null> {
  const { country, state, cities } = await findCities(place);
  return findOnlyZone(cities) ?? findOnlyZone(state) ?? findOnlyZone(country);
}

function findOnlyZone(cities: readonly CityData[]): string | null {
  const [zone, ...others] = new Set(cities.map(({ timezone }) => timezone));
  return others.length === 0 ? (zone ?? null) : null;
}
