import type { ImportKind } from '../ImportKind.ts';
import { createIdFactory, crunchbase } from '../ids.ts';
import { readCount } from '../parseCount.ts';
import { createDealDays, type DayRange, dayText, readOptionalDay } from '../parseDay.ts';
import { flagText, readFlag } from '../readFlag.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import {
  matchCompanies,
  readReference,
  referenceColumns,
  referenceTexts,
  type WithReference,
} from './companyReference.ts';
import { maxNameLength } from './organizationRow.ts';
import { type PersonRow, personColumns, personId, splitName } from './personRow.ts';
import { type PositionFacts, writePositions } from './writePositions.ts';

interface PersonPosition extends WithReference, PositionFacts {
  person: PersonRow;
  /** Place among the person's positions; null where the file does not say. */
  place: number | null;
}

const maxPlace = 999;

const placeKey = createIdFactory('position');

/** What people do, or did, at companies. */
export const people: ImportKind<PersonPosition> = {
  name: 'people',
  row: 'a position of a person at a company; a person with several has as many rows',
  tables: ['people', 'positions'],
  columns: {
    required: ['person_permalink', ['person_name', 'first_name'], 'title', referenceColumns],
    optional: ['last_name', 'position', 'started_on', 'ended_on', 'is_active'],
    takes: {
      person_permalink: `the source’s id of the person, such as \`/person/ana-sousa\`, up to ${maxNameLength} characters`,
      person_name: 'the whole name: its first word is the first name',
      first_name: `up to ${maxNameLength} characters; counts instead of \`person_name\``,
      last_name: `up to ${maxNameLength} characters, with \`first_name\``,
      title: `what the person does there, up to ${maxNameLength} characters`,
      ...referenceTexts,
      position: `place among the person’s positions, from 0, the main one, to ${maxPlace}. Without it, a position that is not known yet comes last`,
      started_on: dayText,
      ended_on: `${dayText}; not before \`started_on\``,
      is_active: `${flagText}; by default, a position without an end is active`,
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    const days = createDealDays(now);
    return (row) => {
      const person = readPerson(row);
      const record = {
        person,
        company: readReference(row, companyIds),
        title: row.required(maxNameLength, 'title'),
        place: row.text('position') === '' ? null : readCount(row, 'position', maxPlace),
        ...readPeriod(row, days),
      };
      if (record.place !== null && !seen.add(placeKey(`${person.id} ${record.place}`))) {
        throw new RowRejected('duplicate position of the person');
      }
      return record;
    };
  },
  write: async (transaction, batch) => {
    const { matched, rejected } = await matchCompanies(transaction, batch);
    const named = new Map(matched.map(({ record: { person } }) => [person.id, person]));
    const target = { table: 'people', columns: personColumns, existing: 'update' } as const;
    const { updated: renamed } = await upsert(transaction, target, [...named.values()]);
    const written = await writePositions(
      transaction,
      matched.map(({ record, companyId }) => {
        const { title, is_active, started_on, ended_on } = record;
        const facts = { title, is_active, started_on, ended_on };
        return { personId: record.person.id, place: record.place, organization_id: companyId, ...facts };
      }),
    );
    const outcomes = matched.map(({ record }, index) => {
      const outcome = written[index];
      return outcome === 'unchanged' && renamed.has(record.person.id) ? 'updated' : outcome;
    });
    return {
      created: outcomes.filter((outcome) => outcome === 'created').length,
      updated: outcomes.filter((outcome) => outcome === 'updated').length,
      rejected,
    };
  },
};

function readPerson(row: SourceRow): PersonRow {
  const id = personId(row.required(maxNameLength, 'person_permalink'));
  if (row.text('first_name') === '') {
    return { id, source: crunchbase, ...splitName(row.required(maxNameLength, 'person_name')) };
  }
  const first_name = row.required(maxNameLength, 'first_name');
  return { id, source: crunchbase, first_name, last_name: row.shortText(maxNameLength, 'last_name') };
}

/** Leaves out what contradicts the rest: an end before the start, and activity after the end. */
function readPeriod(row: SourceRow, days: DayRange): Omit<PositionFacts, 'title'> {
  const started_on = readOptionalDay(row, 'started_on', days);
  const end = readOptionalDay(row, 'ended_on', days);
  const isReversed = started_on !== null && end !== null && end < started_on;
  const ended_on = isReversed ? row.omit('ended_on', 'is before started_on') : end;
  const stated = readFlag(row, 'is_active');
  if (stated === null && row.text('is_active') !== '') row.omit('is_active', `must be ${flagText}`);
  if (stated === true && ended_on !== null) row.omit('is_active', 'contradicts ended_on');
  return { started_on, ended_on, is_active: end === null && (stated ?? true) };
}
