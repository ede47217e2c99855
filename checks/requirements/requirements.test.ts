import { expect, test } from 'vitest';
import { canProve } from '../../scripts/requirements/Proof.ts';
import { parseRequirements, type Verify } from '../../scripts/requirements/Requirement.ts';
import { files, read, sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';
import { assertsLiteral } from './assertions.ts';
import { namedRequirements } from './namedRequirements.ts';
import { expectsSentRequests } from './sentRequests.ts';

const csv = 'docs/requirements.csv';
const rows = parseRequirements(read(csv));
const byId = new Map(rows.map((row) => [row.id, row]));
const mostIds = 5;

/** Rows with a method and a path, or with an operation. */
const isCall = (id: string) =>
  /^(REST|GQL)-/.test(id) || /\b(GET|POST|PUT|DELETE) '\//.test(byId.get(id)?.requirement ?? '');

const namings = sources.filter((path) => /\.(test|stories)\.tsx?$/.test(path)).flatMap(namedRequirements);

test('every row has its columns, an id of its area and a kind of check', () => {
  const kinds: readonly Verify[] = ['unit', 'story', 'e2e', 'api'];
  const wrong = rows.filter(
    ({ id, area, where, requirement, verify, source }) =>
      !/^[A-Z]+-\d{3}$/.test(id) ||
      !id.startsWith(`${area}-`) ||
      requirement === '' ||
      source === '' ||
      !kinds.includes(verify) ||
      !files.some((path) => path.endsWith(`/${where}/package.json`)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(rows.length).toBeGreaterThan(900);
});

test('stories name requirements in their parameters, because ids in comments prove nothing', () => {
  const stories = sources.filter((path) => path.endsWith('.stories.tsx'));
  const inComments = stories.flatMap((path) =>
    syntaxOf(path)
      .comments.filter(({ value }) => rows.some(({ id }) => value.includes(id)))
      .map(({ start }) => `${path}:${lineOf(path, start)}`),
  );
  expect(inComments).toEqual([]);
  expect(stories.length).toBeGreaterThan(100);
});

test('no id is used twice', () => {
  expect(byId.size).toBe(rows.length);
});

test('tests and stories name requirements that exist', () => {
  const unknown = namings.flatMap(({ path, line, ids }) =>
    ids.filter((id) => !byId.has(id)).map((id) => `${path}:${line} names ${id}, which is no row of ${csv}`),
  );
  expect(unknown).toEqual([]);
  expect(namings.length).toBeGreaterThan(5);
});

test('a requirement is named only where its kind of check can prove it', () => {
  const misplaced = namings.flatMap(({ path, line, ids }) =>
    ids
      .map((id) => byId.get(id))
      .filter((row) => row !== undefined && !canProve(row, path))
      .map((row) => `${path}:${line} names ${row?.id}, which is proven by ${row?.verify} of ${row?.where}`),
  );
  expect(misplaced).toEqual([]);
});

test('one check names five requirements at most, and each once', () => {
  const greedy = namings
    .filter(({ ids }) => ids.length > mostIds || new Set(ids).size < ids.length)
    .map(({ path, line }) => `${path}:${line}`);
  expect(greedy).toEqual([]);
});

test('a check that names requirements compares with a literal of its own', () => {
  const silent = namings.filter((naming) => !assertsLiteral(naming)).map(({ path, line }) => `${path}:${line}`);
  expect(silent).toEqual([]);
  expect(namings.length).toBeGreaterThan(400);
});

test('a test of a data-client call expects the method, path and body that were sent, as literals', () => {
  const ofCalls = namings.filter(({ path, ids }) => path.startsWith('packages/data-client/') && ids.some(isCall));
  const blind = ofCalls.filter((naming) => !expectsSentRequests(naming)).map(({ path, line }) => `${path}:${line}`);
  expect(blind).toEqual([]);
  expect(ofCalls.length).toBeGreaterThan(70);
});

test('those tests do not import the route table, which client and server share', () => {
  const tests = [...new Set(namings.filter(({ ids }) => ids.some(isCall)).map(({ path }) => path))].filter((path) =>
    path.startsWith('packages/data-client/'),
  );
  const shared = tests.filter((path) =>
    /import \{[^}]*\b(routes|rowStreams|paths)\b[^}]*\} from '@fs\/api-contract'/.test(read(path)),
  );
  expect(shared).toEqual([]);
  expect(tests.length).toBeGreaterThan(8);
});
