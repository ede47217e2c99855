import { expect, test } from 'vitest';
import { nameInList, withoutLegalForm } from './listedNames.ts';

test.each([
  ['8. Harborline', 'Harborline'],
  ['12) Harborline,', 'Harborline'],
  ['• Harborline', 'Harborline'],
  ['“Harborline”', 'Harborline'],
  ['Lakeshore   Data', 'Lakeshore Data'],
  ['37signals', '37signals'],
  ['3.14 Labs', '3.14 Labs'],
  ['O’Neill & Sons', 'O’Neill & Sons'],
])('reads %s from a list', (line, name) => {
  expect(nameInList(line)).toBe(name);
});

test.each([
  ['Holt, Inc.', 'Holt'],
  ['Holt Inc', 'Holt'],
  ['Furrowsight GmbH', 'Furrowsight'],
  ['Sendung GmbH & Co. KG', 'Sendung'],
  ['Azulejo S.A.', 'Azulejo'],
  ['Tasman Pty. Ltd.', 'Tasman'],
  ['株式会社はな', 'はな'],
])('leaves out the legal form of %s', (name, bare) => {
  expect(withoutLegalForm(name)).toBe(bare);
});

test.each(['Holt', 'Ag', 'Saga', 'Inc.', 'Visa'])('leaves %s as it is', (name) => {
  expect(withoutLegalForm(name)).toBeUndefined();
});
