'use client';
import type { Toast } from '@fs/ui';
import { useState } from 'react';
import { useSaving } from './useSaving.ts';
import type { WatchlistAccount } from './WorkspaceSelect.tsx';

export interface ListDraftOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Default name of the list. */
  suggestedName: string;
  /** The user's active account. Null for none. */
  givenAccountID: string | null;
  /** Accounts in which the user can create lists. */
  accounts: readonly WatchlistAccount[];
  onNotice: (notice: Toast) => void;
  onManagePlans: () => void;
}

/** State of a dialog that creates a list from others: name, workspace and saving. Resets on open. */
export function useListDraft({
  isOpen,
  onOpenChange,
  suggestedName,
  givenAccountID,
  accounts,
  ...notices
}: ListDraftOptions) {
  const [name, setName] = useState(suggestedName);
  const [accountID, setAccountID] = useState(givenAccountID);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setName(suggestedName);
    setAccountID(givenAccountID);
  }
  const { forget, ...saving } = useSaving({ ...notices, onSaved: close, failureOf: (error) => error });

  function close() {
    forget();
    onOpenChange(false);
  }

  return {
    name,
    setName,
    accountID,
    setAccountID,
    /** The account of the list. Undefined for a personal list. */
    account: accounts.find(({ id }) => id === accountID),
    /** The list to create, with its name trimmed. */
    wanted: { name: name.trim(), accountID },
    ...saving,
    close,
  };
}
