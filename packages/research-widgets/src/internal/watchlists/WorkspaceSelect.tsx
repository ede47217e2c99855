'use client';
import type { Account } from '@fs/api-contract';
import { Select, useMessages } from '@fs/ui';
import { workspaceSelectMessages } from './workspaceSelect.messages.ts';

/** An account that the user may make lists in. */
export type WatchlistAccount = Pick<Account, 'id' | 'name'>;

export interface WorkspaceSelectProps {
  accounts: readonly WatchlistAccount[];
  /** Null for the user alone. */
  value: string | null;
  onChange: (accountID: string | null) => void;
}

/** No account has this id. */
const personal = '';

/** Whom a new list belongs to; nothing where there is no choice. */
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
