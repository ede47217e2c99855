import { type Static, Type } from 'typebox';
import { ClosedObject, Identifier, Nullable, Text } from './fields.schemas.ts';
import type { placeRoutes } from './places.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const WeatherSchema = Type.Object({
  /** Degrees Fahrenheit. */
  temperature: Type.Number(),
  /** In words: "Light rain". */
  summary: Type.String(),
});

export type Weather = Static<typeof WeatherSchema>;

const Code = Type.Optional(Text(3, { pattern: '^[A-Za-z0-9]{1,3}$' }));

export const placeSchemas = {
  /** The weather in a city now; null where it is unknown. Codes are as of companies: `WA`, `USA`. */
  getWeather: {
    query: ClosedObject({ city: Identifier, stateCode: Code, countryCode: Code }),
    response: Type.Object({ weather: Nullable(WeatherSchema) }),
  },
} satisfies RouteSchemas<typeof placeRoutes>;
