import { hostileTexts } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { Faults } from '../../apps/fs-server/src/testing/robust/Faults.ts';
import { checkRendered } from './checkRendered.ts';

test('messages, channels, files and people show hostile texts whole, once, and as text', async () => {
  const faults = new Faults();
  const texts = Object.values(hostileTexts);
  expect(await checkRendered(texts, faults)).toBe(texts.length * 12);
  expect(faults.lines()).toEqual([]);
});
