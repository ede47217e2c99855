import { createFormats } from '@fs/ui/formats';
import { bindMessages } from '@fs/ui/messages';
import { expect, test, vi } from 'vitest';
import { placeMessages } from './place.messages.ts';
import { placeLines, shortPlaceWords, placeWords as wordsOf } from './placeWords.ts';

// Tables of messages need no components, whose styles need the build.
vi.mock('@fs/ui', () => import('@fs/ui/messages'));

const english = bindMessages(placeMessages.table, createFormats('en-US'));
const placeWords = (location: string) => wordsOf(location, english);

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

test('names countries in the language of the messages', () => {
  const german = bindMessages(placeMessages.table, createFormats('de', 'de'));
  expect(wordsOf('München, DEU', german)).toBe('München, Deutschland');
  const arabic = bindMessages(placeMessages.table, createFormats('ar', 'ar'));
  expect(wordsOf('München, DEU', arabic)).toBe('München، ألمانيا');
});

test('has the city apart from its state and country', () => {
  expect(placeLines('Seattle, WA, USA', english)).toEqual({ first: 'Seattle', separator: ', ', rest: 'WA, USA' });
  expect(placeLines('Berlin, DEU', english)).toEqual({ first: 'Berlin', separator: ', ', rest: 'Germany' });
  expect(placeLines('DEU', english)).toEqual({ first: 'Germany', separator: '', rest: '' });
  const arabic = bindMessages(placeMessages.table, createFormats('ar', 'ar'));
  expect(placeLines('München, DEU', arabic)).toEqual({ first: 'München', separator: '، ', rest: 'ألمانيا' });
});

test('leaves the state out of a short place', () => {
  expect(shortPlaceWords('Sydney, NSW, AUS', english)).toBe('Sydney, Australia');
  expect(shortPlaceWords('Columbus, OH, USA', english)).toBe('Columbus, USA');
  expect(shortPlaceWords('Berlin, DEU', english)).toBe('Berlin, Germany');
  expect(shortPlaceWords('AUS', english)).toBe('Australia');
});
