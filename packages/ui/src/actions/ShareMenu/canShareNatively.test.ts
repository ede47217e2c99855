import { expect, test } from 'vitest';
import { canShareNatively } from './canShareNatively.ts';

test('[CARD-003] the menu gives way to the share of the device where there is one, and only there', () => {
  expect(canShareNatively({ share: async () => undefined })).toBe(true);
  expect([{}, { share: undefined }].map(canShareNatively)).toEqual([false, false]);
});
