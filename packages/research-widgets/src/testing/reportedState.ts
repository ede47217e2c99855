import type { TableState, TableStateUpdate } from '@fs/ui';
import type { Mock } from 'storybook/test';

interface TableOwner {
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
}

/** Returns the state after all updates that a table reported to a mock. */
export function reportedState({ state, onStateChange }: TableOwner): TableState {
  const { calls } = (onStateChange as Mock<TableOwner['onStateChange']>).mock;
  return calls.reduce((now, [update]) => update(now), state);
}
