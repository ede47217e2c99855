import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface PositionFacts {
  title: string;
  is_active: boolean;
  started_on: string | null;
  ended_on: string | null;
}

interface StoredPosition extends PositionFacts {
  organization_id: string;
}

interface GivenPosition extends StoredPosition {
  personId: string;
  /** Null for a position that is recognized by what it says, or added after the known ones. */
  place: number | null;
}

type Places = Map<number, StoredPosition>;

/** Writes positions in order. @returns What became of each. */
export async function writePositions(
  kysely: Kysely<Tables>,
  given: readonly GivenPosition[],
): Promise<('created' | 'unchanged' | 'updated')[]> {
  const placesOf = await readPlaces(
    kysely,
    given.map(({ personId }) => personId),
  );
  const changed = new Map<string, object>();
  const outcomes = given.map(({ personId, place, ...position }) => {
    const places = placesOf.get(personId) ?? new Map();
    placesOf.set(personId, places);
    const at = place ?? findPlace(places, position) ?? Math.max(-1, ...places.keys()) + 1;
    const before = places.get(at);
    if (before && isSame(before, position)) return 'unchanged';
    places.set(at, position);
    changed.set(`${personId} ${at}`, { person_id: personId, position: at, ...position });
    return before ? 'updated' : 'created';
  });
  await sql`
    insert into positions (person_id, position, organization_id, title, is_active, started_on, ended_on)
    select person_id, position, organization_id, title, is_active, started_on, ended_on
    from json_to_recordset(${JSON.stringify([...changed.values()])}::json) as given(
      person_id text, position integer, organization_id uuid, title text, is_active boolean, started_on date, ended_on date
    )
    on conflict (person_id, position) do update set
      (organization_id, title, is_active, started_on, ended_on) = (
        excluded.organization_id, excluded.title, excluded.is_active, excluded.started_on, excluded.ended_on
      )
  `.execute(kysely);
  return outcomes;
}

async function readPlaces(kysely: Kysely<Tables>, personIds: readonly string[]): Promise<Map<string, Places>> {
  const rows = await kysely
    .selectFrom('positions')
    .select(['person_id', 'position', 'organization_id', 'title', 'is_active', 'started_on', 'ended_on'])
    .where(sql<boolean>`person_id = any(${[...new Set(personIds)]}::text[])`)
    .execute();
  const placesOf = new Map<string, Places>();
  for (const { person_id, position, ...facts } of rows) {
    const places: Places = placesOf.get(person_id) ?? new Map();
    placesOf.set(person_id, places.set(position, facts));
  }
  return placesOf;
}

/** The same title at the same company, unless the two began on different days: who returns has a second position. */
function findPlace(places: Places, { organization_id, title, started_on }: StoredPosition): number | undefined {
  for (const [place, stored] of places) {
    const isSameStart = stored.started_on === null || started_on === null || stored.started_on === started_on;
    if (stored.organization_id === organization_id && stored.title === title && isSameStart) return place;
  }
  return undefined;
}

function isSame(one: StoredPosition, other: StoredPosition): boolean {
  return (['organization_id', 'title', 'is_active', 'started_on', 'ended_on'] as const).every(
    (column) => one[column] === other[column],
  );
}
