import type { ChatState } from '@fs/data-client';
import { expect, test } from 'vitest';
import { toChannels } from './useChat.ts';

const stateOf = (status: ChatState['status']): ChatState => ({
  status,
  isLoading: status === 'starting' || status === 'joining',
  connection: 'live',
  user: null,
  channels: [],
  open: null,
  outbox: [],
  problem: null,
});

test.for([
  ['starting', { state: 'loading' }],
  ['joining', { state: 'loading' }],
  ['ready', { state: 'ready', value: [] }],
  ['empty', { state: 'ready', value: [] }],
  ['skipped', { state: 'ready', value: [] }],
  ['failed', { state: 'failed', message: 'Something went wrong' }],
  ['signed-out', { state: 'failed', message: 'Something went wrong' }],
] as const)('shows a session that is %s as %o', ([status, shown]) => {
  expect(toChannels(stateOf(status), 'Something went wrong')).toEqual(shown);
});

test('shows channels as loading until the session starts', () => {
  expect(toChannels(null, 'Something went wrong')).toEqual({ state: 'loading' });
});
