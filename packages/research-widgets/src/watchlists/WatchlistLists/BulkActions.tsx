'use client';
import { Button, Text, useMessages } from '@fs/ui';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import * as styles from './WatchlistLists.css.ts';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';

/** What users can do with several lists at once. */
export interface WatchlistBulkActions {
  /** Offer to undo. */
  onFollowChange: (lists: readonly ListedWatchlist[], isFollowed: boolean) => void;
  /** Turns the emails about the lists on or off. Offer to undo. */
  onMailChange: (lists: readonly ListedWatchlist[], isMailed: boolean) => void;
  /** Called with two lists or more. */
  onMerge: (lists: readonly ListedWatchlist[]) => void;
  /** Called with lists that the user can delete. Takes effect at once. Offer to undo. */
  onDelete: (lists: readonly ListedWatchlist[]) => void;
}

interface BulkActionsProps extends WatchlistBulkActions {
  selected: readonly ListedWatchlist[];
  onClear: () => void;
}

/** Bar with the number of selected lists and what can be done with them. */
export function BulkActions({ selected, onClear, onFollowChange, onMailChange, onMerge, onDelete }: BulkActionsProps) {
  const messages = useMessages(watchlistListsMessages);
  const count = selected.length;
  const isFollowed = selected.every((list) => list.isFollowed);
  const isMailed = selected.every((list) => list.isMailed);

  function act(action: () => void) {
    action();
    onClear();
  }

  return (
    <>
      <div role="status" className={styles.selected}>
        {count > 0 && <Text element="span">{messages.selected({ count })}</Text>}
      </div>
      {count > 0 && (
        <div className={styles.bulk}>
          <Button tone="accent" onPress={() => act(() => onFollowChange(selected, !isFollowed))}>
            {isFollowed ? messages.unfollow : messages.follow}
          </Button>
          <Button onPress={() => act(() => onMailChange(selected, !isMailed))}>
            {isMailed ? messages.mailOff : messages.mailOn}
          </Button>
          <Button
            disabledReason={count < 2 ? messages.mergeNeedsTwo : undefined}
            onPress={() => act(() => onMerge(selected))}
          >
            {messages.merge}
          </Button>
          <Button onPress={onClear}>{messages.clearSelection}</Button>
          <Button
            tone="quiet"
            disabledReason={selected.some(({ canDelete }) => !canDelete) ? messages.deleteNeedsRights : undefined}
            onPress={() => act(() => onDelete(selected))}
          >
            {messages.delete}
          </Button>
        </div>
      )}
    </>
  );
}
