import { hostileTexts } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { activeContentOf } from './activeContent.ts';
import { changeOf } from './changeOf.ts';
import { driveFields } from './driveFields.ts';
import { Faults } from './Faults.ts';
import { robustCalls } from './robustFields.ts';

test('every field of some calls keeps what it accepts', async () => {
  const faults = new Faults();
  const only = /^(createChatMessage|getCompanies|mutation createWatchlist)$/;
  const texts = Object.values(hostileTexts);
  const counts = await driveFields({ texts, faults, share: 4, only, progress: () => undefined });
  expect(faults.lines()).toEqual([]);
  expect(counts.calls).toBe(3);
  expect(counts.kept.get('as sent')).toBeGreaterThan(5);
});

test('no call is named twice', () => {
  const names = robustCalls.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThan(250);
});

test.each([
  ['<script>alert(1)</script>', 'has <script>'],
  ['<img src="x" onerror="alert(1)">', 'has the attribute onerror'],
  ['<a href=" java\nscript:alert(1)">x</a>', 'has the address'],
  ['<iframe srcdoc="x">', 'has <iframe>'],
])('finds what %s does', (html, problem) => {
  expect(activeContentOf(html).join()).toContain(problem);
});

test('a text that was cut, or became another, is found', () => {
  expect(changeOf(' a\tb ', 'a b')).toBe('without control characters');
  expect(changeOf('abc', 'ab')).toBeNull();
});
