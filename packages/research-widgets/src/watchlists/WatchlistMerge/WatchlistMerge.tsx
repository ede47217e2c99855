'use client';
import { limits, type WatchlistSummary } from '@fs/api-contract';
import {
  Heading,
  type Loadable,
  LoadableView,
  Modal,
  MultiSelect,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
  type Toast,
  useMessages,
} from '@fs/ui';
import { useId, useMemo } from 'react';
import { SaveActions } from '../../internal/watchlists/SaveActions.tsx';
import { useListDraft } from '../../internal/watchlists/useListDraft.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { WatchlistUsage, type WatchlistUsageFigures } from '../../internal/watchlists/WatchlistUsage.tsx';
import { type WatchlistAccount, WorkspaceSelect } from '../../internal/watchlists/WorkspaceSelect.tsx';
import { listsDisclosed } from './mergePrivacy.ts';
import * as styles from './WatchlistMerge.css.ts';
import { watchlistMergeMessages } from './WatchlistMerge.messages.ts';

/** Preview of merging the selected lists. */
export interface MergePreview {
  /** Number of unique companies in the merged list. */
  itemCount: number;
  /** Number of duplicates. */
  duplicates: number;
}

/** The requested merge. */
export interface WatchlistMergeRequest {
  listIds: readonly string[];
  /** Empty for none. The server then chooses the name. */
  name: string;
  /** Null for a personal list. */
  accountID: string | null;
}

export interface WatchlistMergeProps {
  /** Whether the dialog is open (controlled). */
  isOpen: boolean;
  /** Called with `false` after merging and when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The lists that the user can see. */
  lists: readonly WatchlistSummary[];
  /** Ids of the selected lists (controlled). */
  chosenIds: readonly string[];
  onChosenChange: (ids: readonly string[]) => void;
  /** Preview of the merge. Null while fewer than two lists are selected. */
  preview: Loadable<MergePreview> | null;
  onRetryPreview?: () => void;
  /** Accounts in which the user can create lists. */
  accounts: readonly WatchlistAccount[];
  /**
   * The user's active account.
   * @default null
   */
  accountID?: string | null;
  /** How many lists the active workspace’s plan includes and how many exist. Without it, no limit is stated. */
  usage?: WatchlistUsageFigures | undefined;
  /** Merges the lists. The input stays after a failure. */
  onMerge: (request: WatchlistMergeRequest) => Promise<WatchlistSaved>;
  /** Called with a notification for the whole window. Show it, for example with `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Called when the user wants to manage plans. */
  onManagePlans: () => void;
}

/** Dialog that merges lists, with a preview of the result and of who will see it. */
export function WatchlistMerge({ isOpen, onOpenChange, ...props }: WatchlistMergeProps) {
  const { lists, chosenIds, preview, accounts, usage, onMerge, onNotice, onManagePlans } = props;
  const givenAccountID = props.accountID ?? null;
  const messages = useMessages(watchlistMergeMessages);
  const draft = useListDraft({
    isOpen,
    onOpenChange,
    suggestedName: '',
    givenAccountID,
    accounts,
    onNotice,
    onManagePlans,
  });
  const options = useMemo(
    () =>
      lists.map(({ id, name: label, account, itemCount: count }) => ({
        id,
        label,
        description: messages.listFacts({ account: account?.name ?? messages.personal, count }),
      })),
    [lists, messages],
  );
  const disclosed = listsDisclosed(
    lists.filter(({ id }) => chosenIds.includes(id)),
    draft.accountID,
  );

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={() => draft.isSaving || draft.close()}
      title={messages.title}
      footer={
        <SaveActions
          save={messages.merge}
          cancel={messages.cancel}
          failure={draft.failure}
          isSaving={draft.isSaving}
          isDisabled={chosenIds.length < 2}
          onSave={() => void draft.save(onMerge({ listIds: chosenIds, ...draft.wanted }))}
          onCancel={draft.close}
        />
      }
    >
      <Stack gap="6">
        {usage && draft.accountID === givenAccountID && <WatchlistUsage usage={usage} onManagePlans={onManagePlans} />}
        <MultiSelect
          label={messages.lists}
          description={messages.listsHint}
          placeholder={messages.placeholder}
          options={options}
          value={chosenIds}
          onChange={props.onChosenChange}
        />
        <Result preview={preview} onRetry={props.onRetryPreview} />
        <TextField
          label={messages.name}
          placeholder={messages.namePlaceholder}
          autoComplete="off"
          maxLength={limits.watchlistName}
          value={draft.name}
          onChange={draft.setName}
        />
        <WorkspaceSelect accounts={accounts} value={draft.accountID} onChange={draft.setAccountID} />
        {draft.account && disclosed.length > 0 && (
          <Notice tone="caution">
            {messages.privacy({ names: disclosed.map((list) => list.name), account: draft.account.name })}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

function Result({ preview, onRetry }: { preview: WatchlistMergeProps['preview']; onRetry: (() => void) | undefined }) {
  const messages = useMessages(watchlistMergeMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.result}>
      <Heading id={titleId} level={3} size="label">
        {messages.result}
      </Heading>
      {preview === null ? (
        <Text tone="muted">{messages.chooseFirst}</Text>
      ) : (
        <LoadableView of={preview} onRetry={onRetry} skeleton={<Skeleton width="half" />}>
          {({ itemCount, duplicates }) => (
            <div role="status">
              <Text isTabular>{messages.companies({ count: itemCount })}</Text>
              <Text size="small" tone="muted" isTabular>
                {duplicates > 0 ? messages.duplicates({ count: duplicates }) : messages.noDuplicates}
              </Text>
            </div>
          )}
        </LoadableView>
      )}
    </section>
  );
}
