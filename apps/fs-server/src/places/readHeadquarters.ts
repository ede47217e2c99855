import { type Headquarters, limits } from '@fs/api-contract';
import { findTimeZone } from './findTimeZone.ts';
import type { Place, PlaceReports } from './PlaceReports.ts';

/** Reads the reports about a place. If a service fails, its part counts as unknown (decision AMB-116). */
export async function readHeadquarters(reports: PlaceReports, place: Place): Promise<Headquarters> {
  const [time_zone, weather, news] = await Promise.all([
    findTimeZone(place),
    place.city ? reports.weather(place).catch(() => null) : null,
    place.city ? reports.news(place).catch(() => []) : [],
  ]);
  return { time_zone, weather, local_news: news.slice(0, limits.localNews) };
}
