import { expect, test } from 'vitest';
import { addTags, splitTags } from './addTags.ts';

test('a text is parted at the commas of all scripts, at line breaks and at tabs', () => {
  expect(splitTags('ports, rail،شحن，港口、鉄道\r\ncold chain\tcustoms')).toEqual([
    'ports',
    ' rail',
    'شحن',
    '港口',
    '鉄道',
    'cold chain',
    'customs',
  ]);
});

test('tags are trimmed, and what is empty is none', () => {
  expect(addTags([], ['  cold \n chain ', '', '  ', 'rail']).tags).toEqual(['cold chain', 'rail']);
});

test('a tag that is there already, in any case, is not added again', () => {
  const { tags, added, repeated } = addTags(['Rail'], ['RAIL', 'ports', 'Ports', 'Cafe\u0301', 'caf\u00e9']);
  expect(tags).toEqual(['Rail', 'ports', 'Cafe\u0301']);
  expect(added).toEqual(['ports', 'Cafe\u0301']);
  expect(repeated).toEqual(['RAIL', 'Ports', 'caf\u00e9']);
});

test('what finds no room is given back', () => {
  expect(addTags(['rail'], ['ports', 'rail', 'cold', 'customs'], 2)).toEqual({
    tags: ['rail', 'ports'],
    added: ['ports'],
    repeated: ['rail'],
    refused: ['cold', 'customs'],
  });
});
