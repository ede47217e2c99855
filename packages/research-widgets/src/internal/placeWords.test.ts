import { expect, test } from 'vitest';
import { placeWords } from './placeWords.ts';

test('names the country of a place in words', () => {
  expect(placeWords('Berlin, DEU')).toBe('Berlin, Germany');
  expect(placeWords('São Paulo, BRA')).toBe('São Paulo, Brazil');
  expect(placeWords('Göteborg, SWE')).toBe('Göteborg, Sweden');
  expect(placeWords('Porto, PRT')).toBe('Porto, Portugal');
  expect(placeWords('Bucharest, ROM')).toBe('Bucharest, Romania');
  expect(placeWords('DEU')).toBe('Germany');
});

test('abbreviates countries that everyone knows by it', () => {
  expect(placeWords('Seattle, WA, USA')).toBe('Seattle, WA, USA');
  expect(placeWords('Dubai, ARE')).toBe('Dubai, UAE');
  expect(placeWords('Leeds, GBR')).toBe('Leeds, UK');
});

test('keeps what is no country', () => {
  expect(placeWords('Atlantis, XQZ')).toBe('Atlantis, XQZ');
  expect(placeWords('<script>')).toBe('<script>');
});
