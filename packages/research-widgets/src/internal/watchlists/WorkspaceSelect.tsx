'use client';
import type { Account } from '@fs/api-contract';
import { Select, useMessages } from '@fs/ui';
import { workspaceSelectMessages } from './workspaceSelect.messages.ts';

/** An account in which the user can create lists. */
export type WatchlistAccount = Pick<Account, 'id' | 'name'>;

export interface WorkspaceSelectProps {
  accounts: readonly WatchlistAccount[];
  /** Null for the user's personal workspace. */
  value: string | null;
  onChange: (accountID: string | null) => void;
}

/** Sentinel that no account uses as its id. */
const personal = '';

/** Selects the workspace of a new list. Renders nothing if there is only one. */
export function WorkspaceSelect({ accounts, value, onChange }: WorkspaceSelectProps) {
  const messages = useMessages(workspaceSelectMessages);
  if (accounts.length === 0) return null;
  return (
    <Select
      label={messages.label}
      options={[{ id: personal, label: messages.personal }, ...accounts.map(({ id, name }) => ({ id, label: name }))]}
      value={value ?? personal}
      onChange={(id) => onChange(id === personal ? null : id)}
    />
  );
}
