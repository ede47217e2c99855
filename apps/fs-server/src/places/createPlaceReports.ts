import { type City, findCity } from './findCity.ts';
import { decodeText } from './outside/decodeText.ts';
import { createFetchOutside, type FetchOutside } from './outside/fetchOutside.ts';
import { parseFeed } from './outside/parseFeed.ts';
import { forecastQuery, readWeather } from './outside/readWeather.ts';
import { rememberAnswers } from './outside/rememberAnswers.ts';
import { noPlaceReports, type Place, type PlaceReports } from './PlaceReports.ts';

export interface PlaceServices {
  /** Address of a forecast API like Open-Meteo's. Without it, there is no weather. */
  weatherUrl: string | undefined;
  /** Address of an RSS or Atom feed, with `{city}`, `{state}` and `{country}`. Without it, there are no news. */
  localNewsUrl: string | undefined;
}

export function hasPlaceServices({ weatherUrl, localNewsUrl }: PlaceServices): boolean {
  return weatherUrl !== undefined || localNewsUrl !== undefined;
}

/** Reads weather and news of places from the configured services, and remembers them for a while. */
export function createPlaceReports(
  { weatherUrl, localNewsUrl }: PlaceServices,
  fetchOutside: FetchOutside = createFetchOutside(),
): PlaceReports {
  const keyOf = (place: Place) => JSON.stringify([place.city?.toLowerCase(), place.state_code, place.country_code]);
  return {
    weather:
      weatherUrl === undefined
        ? noPlaceReports.weather
        : forKnownCities(
            rememberAnswers(
              async (city) => readWeather(decodeText(await fetchOutside(`${weatherUrl}?${forecastQuery(city)}`))),
              ({ lat, lng }) => `${lat} ${lng}`,
            ),
          ),
    news:
      localNewsUrl === undefined
        ? noPlaceReports.news
        : rememberAnswers(
            async (place) => parseFeed(decodeText(await fetchOutside(toNewsAddress(localNewsUrl, place)))),
            keyOf,
          ),
  };
}

/** A city that nobody knows is not asked for, and takes no place among the answers that are remembered. */
function forKnownCities<Answer>(ask: (city: City) => Promise<Answer>): (place: Place) => Promise<Answer | null> {
  return async (place) => {
    const city = await findCity(place);
    return city ? ask(city) : null;
  };
}

/** Fills in a place. What is unknown of it is left empty. */
export function toNewsAddress(template: string, { city, state_code, country_code }: Place): string {
  const values: Readonly<Record<string, string | null>> = { city, state: state_code, country: country_code };
  return template.replace(/\{(city|state|country)\}/g, (_, name: string) =>
    encodeURIComponent((values[name] ?? '').slice(0, 100).toWellFormed()),
  );
}
