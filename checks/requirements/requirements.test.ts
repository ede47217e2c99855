import { expect, test } from 'vitest';
import { canProve } from '../../scripts/requirements/Proof.ts';
import { parseRequirements, type Verify } from '../../scripts/requirements/Requirement.ts';
import { files, read, sources } from '../repository.ts';
import { namedRequirements } from './namedRequirements.ts';

const csv = 'docs/requirements.csv';
const rows = parseRequirements(read(csv));
const byId = new Map(rows.map((row) => [row.id, row]));
const mostIds = 5;

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

test('no id is given twice', () => {
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

test('what names requirements asserts them itself', () => {
  const silent = namings
    .filter(({ asserts }) => !asserts)
    .map(({ path, line }) => `${path}:${line} asserts nothing: give the story a play, name ids in titles of tests`);
  expect(silent).toEqual([]);
});
