import { expect, test } from 'vitest';
import { channelName } from './channelName.ts';

test('[MSG-018] a new channel is called Untitled until it is given a name', () => {
  expect(channelName('')).toBe('Untitled');
  expect(channelName('  ')).toBe('Untitled');
  expect(channelName(' Pricing ')).toBe('Pricing');
});
