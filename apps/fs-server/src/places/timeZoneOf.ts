import type { CityData } from 'city-timezones';
import type { Place } from './PlaceReports.ts';

/**
 * The IANA time zone of a place, or null where it is not certain: of its city, else of its state or country if that
 * has one only.
 */
export async function timeZoneOf(place: Place): Promise<string | null> {
  if (!place.country_code) return null;
  // A table of two megabytes, for the few who ask.
  const { cityMapping } = await import('city-timezones');
  const country = cityMapping.filter(({ iso3 }) => iso3 === place.country_code);
  const state = country.filter(({ state_ansi }) => state_ansi && state_ansi === place.state_code);
  const name = place.city && folded(place.city);
  const cities = (state.length > 0 ? state : country).filter(({ city_ascii, city }) =>
    [city_ascii, city].some((known) => folded(known) === name),
  );
  return onlyZone(cities) ?? onlyZone(state) ?? onlyZone(country);
}

function onlyZone(cities: readonly CityData[]): string | null {
  const [zone, ...others] = new Set(cities.map(({ timezone }) => timezone));
  return others.length === 0 ? (zone ?? null) : null;
}

/** Without case and accents. */
function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
