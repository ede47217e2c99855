import { expect, test } from 'vitest';
import { articleSlug } from './articleSlug.ts';

test('[CURATE-024] is the title in lower case with hyphens as separators', () => {
  expect(articleSlug('Voltmeer Wires Its 100th Street')).toBe('voltmeer-wires-its-100th-street');
});

test('[CURATE-025] leaves out the characters that the specification names', () => {
  expect(articleSlug('a*b+c~d.e(f)g\'h"i!j:k@l?m')).toBe('abcdefghijklm');
});

test.each([
  ['Zürich – naïve', 'zurich-naive'],
  ['شركة فولتمير', 'شركة-فولتمير'],
  ['電池の未来', '電池の未来'],
  ['हिन्दी समाचार', 'हिन्दी-समाचार'],
  ['🚀🚀', 'article'],
  ['???', 'article'],
  ['News', 'article'],
  ['News: of the week', 'of-the-week'],
  ['<script>alert(1)</script>', 'script-alert1-script'],
])('of %j is %j', (title, slug) => {
  expect(articleSlug(title)).toBe(slug);
});
