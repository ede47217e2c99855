import { createBrand, insertBrandStyles } from '@fs/ui/brand';
import { expect, test } from 'vitest';

test('a brand that one user releases twice stays for the other', () => {
  const verdict = createBrand({ color: '#0b5f9e' });
  if (!verdict.ok) throw new Error('The brand was refused');
  const { brand } = verdict;
  const before = document.adoptedStyleSheets.length;
  const releaseFirst = insertBrandStyles(brand);
  const releaseSecond = insertBrandStyles(brand);
  releaseFirst();
  releaseFirst();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  releaseSecond();
  expect(document.adoptedStyleSheets).toHaveLength(before);
});
