'use client';
import { limits, type WatchlistSummary } from '@fs/api-contract';
import { Modal, Notice, Stack, Text, TextField, type Toast, useMessages } from '@fs/ui';
import { SaveActions } from '../../internal/watchlists/SaveActions.tsx';
import { useListDraft } from '../../internal/watchlists/useListDraft.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { type WatchlistAccount, WorkspaceSelect } from '../../internal/watchlists/WorkspaceSelect.tsx';
import { watchlistCopyMessages } from './WatchlistCopy.messages.ts';

/** What the user wants of the copy. */
export interface WatchlistCopyRequest {
  /** Empty where the user took the name away: the copy is called as its list then. */
  name: string;
  /** Null for a list of the user's own. */
  accountID: string | null;
}

export interface WatchlistCopyProps {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** It was copied, or the user wants it closed. */
  onClose: () => void;
  /** The list that is copied. */
  list: Pick<WatchlistSummary, 'name' | 'itemCount'>;
  /** Accounts that the user may make lists in. */
  accounts: readonly WatchlistAccount[];
  /** The account that the user works in. @default null */
  accountID?: string | null;
  /** Copies it. On a failure, all that was entered stays. */
  onCopy: (request: WatchlistCopyRequest) => Promise<WatchlistSaved>;
  /** News for the whole window: show it, say by `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Leads to where plans are managed. */
  onManagePlans: () => void;
}

/** Asks what a copy of a list is called and whom it belongs to. */
export function WatchlistCopy({
  isOpen,
  onClose,
  list,
  accounts,
  accountID: givenAccountID = null,
  onCopy,
  onNotice,
  onManagePlans,
}: WatchlistCopyProps) {
  const messages = useMessages(watchlistCopyMessages);
  const suggested = messages.suggestedName(list).slice(0, limits.watchlistName);
  const draft = useListDraft({
    isOpen,
    onClose,
    suggestedName: suggested,
    givenAccountID,
    accounts,
    onNotice,
    onManagePlans,
  });

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => draft.isSaving || draft.close()}
      title={messages.title(list)}
      footer={
        <SaveActions
          save={messages.copy}
          cancel={messages.cancel}
          failure={draft.failure}
          isSaving={draft.isSaving}
          onSave={() => void draft.save(onCopy(draft.wanted))}
          onCancel={draft.close}
        />
      }
    >
      <Stack gap="6">
        <Text>{messages.lead({ count: list.itemCount })}</Text>
        <TextField
          label={messages.name}
          autoComplete="off"
          maxLength={limits.watchlistName}
          value={draft.name}
          onChange={draft.setName}
        />
        <WorkspaceSelect accounts={accounts} value={draft.accountID} onChange={draft.setAccountID} />
        {draft.account && <Notice tone="caution">{messages.privacy({ account: draft.account.name })}</Notice>}
      </Stack>
    </Modal>
  );
}
