import type { Headquarters } from '@fs/api-contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** An answer of the Open-Meteo forecast API: the current temperature in Fahrenheit, and a weather code of the WMO. */
const Forecast = Type.Object({
  current: Type.Object({
    temperature_2m: Type.Number({ minimum: -200, maximum: 200 }),
    weather_code: Type.Integer({ minimum: 0, maximum: 99 }),
  }),
});

/** Groups of WMO codes, each with its first code. */
const words: readonly [first: number, summary: string][] = [
  [0, 'Clear'],
  [1, 'Mostly clear'],
  [2, 'Partly cloudy'],
  [3, 'Cloudy'],
  [45, 'Fog'],
  [51, 'Drizzle'],
  [56, 'Freezing drizzle'],
  [61, 'Light rain'],
  [63, 'Rain'],
  [65, 'Heavy rain'],
  [66, 'Freezing rain'],
  [71, 'Light snow'],
  [73, 'Snow'],
  [75, 'Heavy snow'],
  [80, 'Showers'],
  [85, 'Snow showers'],
  [95, 'Thunderstorm'],
];

/** @throws for any other answer */
export function readWeather(json: string): Headquarters['weather'] {
  const { current } = Value.Parse(Forecast, JSON.parse(json));
  const [, summary = ''] = words.findLast(([first]) => first <= current.weather_code) ?? [];
  return { temperature: current.temperature_2m, summary };
}

/** The query of a forecast at a place. */
export function forecastQuery({ lat, lng }: { lat: number; lng: number }): string {
  return new URLSearchParams({
    latitude: lat.toFixed(3),
    longitude: lng.toFixed(3),
    current: 'temperature_2m,weather_code',
    temperature_unit: 'fahrenheit',
  }).toString();
}
