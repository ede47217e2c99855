'use client';
import type { Toast } from '@fs/ui';
import { useState } from 'react';
import { useSaving } from './useSaving.ts';
import type { WatchlistAccount } from './WorkspaceSelect.tsx';

export interface ListDraftOptions {
  isOpen: boolean;
  onClose: () => void;
  /** What the list is called unless the user says otherwise. */
  suggestedName: string;
  /** The account that the user works in; null for none. */
  givenAccountID: string | null;
  /** Accounts that the user may make lists in. */
  accounts: readonly WatchlistAccount[];
  onNotice: (notice: Toast) => void;
  onManagePlans: () => void;
}

/** What a dialog that makes a list of others keeps: its name, whose it is, and how saving it goes. It opens as new. */
export function useListDraft({
  isOpen,
  onClose,
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
    onClose();
  }

  return {
    name,
    setName,
    accountID,
    setAccountID,
    /** The account that the list is for; undefined for the user's own. */
    account: accounts.find(({ id }) => id === accountID),
    /** What is made: the name without what stands around it. */
    wanted: { name: name.trim(), accountID },
    ...saving,
    close,
  };
}
