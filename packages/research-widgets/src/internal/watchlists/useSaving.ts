'use client';
import { type Toast, useMessages } from '@fs/ui';
import { useState } from 'react';
import { limitWarning } from './limitWarning.ts';
import type { WatchlistSaved } from './WatchlistSaved.ts';
import { watchlistLimitMessages } from './watchlistLimit.messages.ts';

export interface SavingOptions {
  /** Called when the list was saved. */
  onSaved: () => void;
  /** Returns the message of a failure from the server's text, and from why it failed, if known. */
  failureOf: (error: string, why: string | undefined) => string;
  onNotice: (notice: Toast) => void;
  onManagePlans: () => void;
}

/** Saves a list, one request at a time. Announces a reached plan limit as a toast and returns other failures. */
export function useSaving({ onSaved, failureOf, onNotice, onManagePlans }: SavingOptions) {
  const messages = useMessages(watchlistLimitMessages);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isSaving,
    failure,
    save: async (saving: Promise<WatchlistSaved>) => {
      setSaving(true);
      setFailure(undefined);
      const saved = await saving;
      setSaving(false);
      if (saved.ok) onSaved();
      else if (saved.limit) onNotice(limitWarning({ limit: saved.limit, messages, onManagePlans }));
      else setFailure(failureOf(saved.error, saved.why));
    },
    forget: () => setFailure(undefined),
  };
}
