import { createFormats } from '@fs/ui/formats';
import { bindMessages } from '@fs/ui/messages';
import { expect, test, vi } from 'vitest';
import { dealMessages, roundKinds } from './deals.messages.ts';
import { roundFilterOptions } from './roundFilterOptions.ts';

// Tables of messages need no components, whose styles need the build.
vi.mock('@fs/ui', () => import('@fs/ui/messages'));

test('rounds of every kind that has a name can be filtered by, and venture rounds by their letter', () => {
  const options = roundFilterOptions(bindMessages(dealMessages.table, createFormats('en')));
  const letters = [...'ABCDEFGH'];
  expect(options.map(({ id }) => id).toSorted()).toEqual([...Object.keys(roundKinds), ...letters].toSorted());
  expect(options.find(({ id }) => id === 'B')?.label).toBe('Series B');
  expect(options.find(({ id }) => id === 'undisclosed')?.label).toBe('Undisclosed round');
});
