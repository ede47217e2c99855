'use client';
import type { AccountDeletion } from '@fs/api-contract';
import { Button, type Loadable, lazyOverlay, Notice, Section, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { accountDataMessages } from './AccountData.messages.ts';
import type { AccountDeletionOrder } from './AccountDeletionOrder.ts';

// Lazy-loaded, because hardly any visit deletes the account.
const DeleteAccountDialog = lazyOverlay(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

export type { AccountDeletionOrder } from './AccountDeletionOrder.ts';

export interface AccountDataProps {
  /** Called when the user downloads their data. */
  onDownload: () => void;
  isDownloading?: boolean;
  /** Why the download failed. */
  downloadFailure?: string | undefined;
  /** What the deletion would do. Loaded when the dialog opens. */
  deletion: Loadable<AccountDeletion>;
  /** Called when the dialog opens. */
  onDeletionOpen: () => void;
  /** Called when the user retries loading what the deletion would do. */
  onRetry?: () => void;
  /** Called when the user confirms the deletion. */
  onDelete: (order: AccountDeletionOrder) => void;
  isDeleting?: boolean;
  /** Why the deletion failed. */
  deleteFailure?: string | undefined;
  /** URL of the workspaces, where the ownership of an organization is transferred. */
  workspacesHref?: string | undefined;
}

/** Download of the user's data, and deletion of their account. */
export function AccountData({
  onDownload,
  isDownloading,
  downloadFailure,
  onDeletionOpen,
  ...dialog
}: AccountDataProps) {
  const messages = useMessages(accountDataMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={messages.title}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <Text>{messages.downloadText}</Text>
          {downloadFailure !== undefined && <Notice tone="critical">{downloadFailure}</Notice>}
          <Button onPress={onDownload} isPending={isDownloading}>
            {messages.download}
          </Button>
        </Stack>
        <Stack gap="2" align="start">
          <Text>{messages.removeText}</Text>
          <Button
            tone="critical"
            onPreload={DeleteAccountDialog.preload}
            onPress={() => {
              onDeletionOpen();
              setOpen(true);
            }}
          >
            {messages.remove}
          </Button>
        </Stack>
      </Stack>
      <DeleteAccountDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </Section>
  );
}
