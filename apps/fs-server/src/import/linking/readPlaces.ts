import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const languages = ['en', 'de', 'fr', 'es', 'it'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names in lower case that never denote a company in a headline: companies' cities, countries, months and days. */
export async function readPlaces(kysely: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ city: string }>`
    select lower(city) as city from organizations where city is not null group by 1
  `.execute(kysely);
  return new Set([...rows.map(({ city }) => city), ...listCountries(), ...listTimesOfYear()]);
}

function listCountries(): string[] {
  const codes = Array.from(letters, (first) => Array.from(letters, (second) => first + second)).flat();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes.map((code) => (names.of(code) ?? code).toLowerCase());
}

function listTimesOfYear(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, month + 1)));
  return languages.flatMap((language) =>
    days.flatMap((day) =>
      [{ month: 'long' }, { weekday: 'long' }].map((options) =>
        day.toLocaleDateString(language, { ...(options as Intl.DateTimeFormatOptions), timeZone: 'UTC' }).toLowerCase(),
      ),
    ),
  );
}
