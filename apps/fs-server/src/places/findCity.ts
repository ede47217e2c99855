import type { CityData } from 'city-timezones';
import type { Place } from './PlaceReports.ts';

export type City = Pick<CityData, 'lat' | 'lng'>;

/** Where a city is. Null for an unknown one, and for a name that means several in the same state or country. */
export async function findCity(place: Place): Promise<City | null> {
  const { cities } = await findCities(place);
  const [city, ...others] = cities;
  // Entries of one city differ by some kilometers.
  const isOne = others.every(({ lat, lng }) => city && Math.abs(lat - city.lat) + Math.abs(lng - city.lng) < 1);
  return city && isOne ? { lat: city.lat, lng: city.lng } : null;
}

/** The known cities of a place's country, of its state, and those with its name. */
export async function findCities({ city: wanted, state_code, country_code }: Place): Promise<{
  country: readonly CityData[];
  state: readonly CityData[];
  cities: readonly CityData[];
}> {
  if (!country_code) return { country: [], state: [], cities: [] };
  // Lazy-loaded, because the table has two megabytes.
  const { cityMapping } = await import('city-timezones');
  const country = cityMapping.filter(({ iso3 }) => iso3 === country_code);
  const state = country.filter(({ state_ansi }) => state_ansi && state_ansi === state_code);
  const name = wanted && normalize(wanted);
  const cities = (state.length > 0 ? state : country).filter(({ city_ascii, city }) =>
    [city_ascii, city].some((known) => normalize(known) === name),
  );
  return { country, state, cities };
}

/** Normalizes case and accents. */
function normalize(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
