import type { WatchlistUpdate } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { digestWords } from './digestWords.ts';

const update = (changes: Partial<WatchlistUpdate>): WatchlistUpdate =>
  ({
    kind: 'funding',
    title: '',
    description: 'series_a',
    organization: { id: 'v', name: 'Voltmeer' },
    other: null,
    amount_usd: 2_500_000,
    ...changes,
  }) as WatchlistUpdate;

test('names rounds and purchases in each language', () => {
  const lines = (['en', 'de', 'ar'] as const).map((language) => digestWords(language).update(update({})));
  expect(lines[0]).toBe('Voltmeer raised $2,500,000 (series a)');
  expect(lines[1]).toBe('Voltmeer hat $2.500.000 aufgenommen (series a)');
  expect(lines[2]).toMatch(/^جمعت \u2068Voltmeer\u2069 /);
  const bought = update({ kind: 'acquisition', title: 'Plumbline', amount_usd: null });
  expect(digestWords('de').update(bought)).toBe('Voltmeer hat Plumbline übernommen');
  expect(
    digestWords('en').update({
      ...bought,
      title: 'Voltmeer',
      other: { id: 'p', name: 'Plumbline' },
    } as WatchlistUpdate),
  ).toBe('Plumbline acquired Voltmeer');
});

test('writes the moment of the last digest by the clock and in the language of the user', () => {
  const instant = new Date('2026-11-20T06:00:00Z');
  expect(digestWords('en').moment(instant, 'Europe/Berlin')).toBe('Friday, November 20 at 7:00 AM');
  expect(digestWords('de').moment(instant, 'Europe/Berlin')).toBe('Freitag, 20. November um 7:00');
  expect(digestWords('ar').moment(instant, 'Europe/Berlin')).toContain('نوفمبر');
});
