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
import { type WatchlistAccount, WorkspaceSelect } from '../../internal/watchlists/WorkspaceSelect.tsx';
import { listsDisclosed } from './mergePrivacy.ts';
import * as styles from './WatchlistMerge.css.ts';
import { watchlistMergeMessages } from './WatchlistMerge.messages.ts';

/** What the chosen lists come to. */
export interface MergePreview {
  /** Companies of the merged list, each once. */
  itemCount: number;
  /** How often a company stands on a further list. */
  duplicates: number;
}

/** What the user wants merged. */
export interface WatchlistMergeRequest {
  listIds: readonly string[];
  /** Empty where none was given: the server has a name for such a list. */
  name: string;
  /** Null for a list of the user's own. */
  accountID: string | null;
}

export interface WatchlistMergeProps {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** It was merged, or the user wants it closed. */
  onClose: () => void;
  /** The lists that the user sees. Keep the array between renders. */
  lists: readonly WatchlistSummary[];
  /** Ids of those that are chosen; the owner keeps them. */
  chosenIds: readonly string[];
  onChosenChange: (ids: readonly string[]) => void;
  /** What the chosen come to; null while they are fewer than two. */
  preview: Loadable<MergePreview> | null;
  onRetryPreview?: () => void;
  /** Accounts that the user may make lists in. */
  accounts: readonly WatchlistAccount[];
  /** The account that the user works in. @default null */
  accountID?: string | null;
  /** Merges them. On a failure, all that was entered stays. */
  onMerge: (request: WatchlistMergeRequest) => Promise<WatchlistSaved>;
  /** News for the whole window: show it, say by `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Leads to where plans are managed. */
  onManagePlans: () => void;
}

/** Makes one list of several, and says before what comes of it and who will see it. */
export function WatchlistMerge({ isOpen, onClose, ...props }: WatchlistMergeProps) {
  const { lists, chosenIds, preview, accounts, onMerge, onNotice, onManagePlans } = props;
  const messages = useMessages(watchlistMergeMessages);
  const draft = useListDraft({
    isOpen,
    onClose,
    suggestedName: '',
    givenAccountID: props.accountID ?? null,
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
      onClose={() => draft.isSaving || draft.close()}
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
