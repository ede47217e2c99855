import { expect, test } from 'vitest';
import type { Place } from './Expression.ts';
import { exceptions } from './exceptions.ts';
import { findingsIn, matchesOf, oldNamesOf, written } from './findings.ts';
import { passagesOf } from './passagesOf.ts';

const own = 'checks/words/words.test.ts';

/** Place and text, and the expressions that are found in it. */
const samples: readonly [Place, string, readonly string[]][] = [
  ['prose', 'The reader is told so once the picture is drawn.', ['reader', 'drawn', 'told', 'picture']],
  ['prose', 'A screen reader announces the standard that WATCH stands for.', []],
  ['prose', 'The popover is labelled by its trigger; see `PressButton`.', ['labelled']],
  ['names', 'drawPages', ['draw']],
  ['names', 'ariaLabelledBy', []],
  ['names', 'e2e/shell.journey.test.ts', ['journey']],
  ['texts', 'Your e-mail is not recognised', ['e-mail', 'recognised']],
  ['texts', 'Confirm your email', []],
];

test.each(samples)('finds the expressions of %s «%s»', (place, text, expected) => {
  const found = matchesOf(own, place, text).map((match) => match.found);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('names the replacement of an old name in the folder that had it', () => {
  expect(oldNamesOf('packages/ui/src/x.ts', 'useSteady')).toEqual([
    { found: 'useSteady', index: 0, instead: 'useStableCallback' },
  ]);
  expect(oldNamesOf('apps/fs-web/src/x.ts', 'useSteady')).toEqual([]);
});

test('reads the comments, titles and names of a source, without quoted code', () => {
  const passages = passagesOf(own);
  const textsOf = (place: Place) =>
    passages.filter((passage) => passage.place === place).map(({ text }) => text.trim());
  expect(textsOf('prose')).toContain('* Place and text, and the expressions that are found in it.');
  expect(textsOf('prose')).toContain('finds the expressions of %s «%s»');
  expect(textsOf('names')).toEqual(expect.arrayContaining([own, 'samples', 'textsOf']));
  expect(textsOf('texts')).toEqual([]);
});

test('uses plain American English everywhere', () => {
  const results = written.map(findingsIn);
  expect(results.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
  expect(results.reduce((sum, { passages }) => sum + passages, 0)).toBeGreaterThan(50_000);
});

test('has only exceptions that apply', () => {
  const applies = ({ within, text }: (typeof exceptions)[number]) =>
    written.some((path) => within.test(path) && passagesOf(path).some((passage) => passage.text.includes(text)));
  expect(exceptions.filter((exception) => !applies(exception))).toEqual([]);
});
