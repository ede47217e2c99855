'use client';
import { limits, type WatchlistSummary } from '@fs/api-contract';
import { Modal, Notice, Stack, Text, TextField, type Toast, useMessages } from '@fs/ui';
import { SaveActions } from '../../internal/watchlists/SaveActions.tsx';
import { useListDraft } from '../../internal/watchlists/useListDraft.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { WatchlistUsage, type WatchlistUsageFigures } from '../../internal/watchlists/WatchlistUsage.tsx';
import { type WatchlistAccount, WorkspaceSelect } from '../../internal/watchlists/WorkspaceSelect.tsx';
import { watchlistCopyMessages } from './WatchlistCopy.messages.ts';

/** The requested copy. */
export interface WatchlistCopyRequest {
  /** Empty if the user cleared the name. The copy then keeps the list's name. */
  name: string;
  /** Null for a personal list. */
  accountID: string | null;
}

export interface WatchlistCopyProps {
  /** Whether the dialog is open (controlled). */
  isOpen: boolean;
  /** Called with `false` after copying and when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The list to copy. */
  list: Pick<WatchlistSummary, 'name' | 'itemCount'>;
  /** Accounts in which the user can create lists. */
  accounts: readonly WatchlistAccount[];
  /**
   * The user's active account.
   * @default null
   */
  accountID?: string | null;
  /** How many lists the active workspace’s plan includes and how many exist. Without it, no limit is stated. */
  usage?: WatchlistUsageFigures | undefined;
  /** Copies the list. The input stays after a failure. */
  onCopy: (request: WatchlistCopyRequest) => Promise<WatchlistSaved>;
  /** Called with a notification for the whole window. Show it, for example with `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Called when the user wants to manage plans. */
  onManagePlans: () => void;
}

/** Dialog for the name and workspace of a list's copy. */
export function WatchlistCopy({
  isOpen,
  onOpenChange,
  list,
  accounts,
  accountID: givenAccountID = null,
  usage,
  onCopy,
  onNotice,
  onManagePlans,
}: WatchlistCopyProps) {
  const messages = useMessages(watchlistCopyMessages);
  const suggested = messages.suggestedName(list).slice(0, limits.watchlistName);
  const draft = useListDraft({
    isOpen,
    onOpenChange,
    suggestedName: suggested,
    givenAccountID,
    accounts,
    onNotice,
    onManagePlans,
  });

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={() => draft.isSaving || draft.close()}
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
        {usage && draft.accountID === givenAccountID && <WatchlistUsage usage={usage} onManagePlans={onManagePlans} />}
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
