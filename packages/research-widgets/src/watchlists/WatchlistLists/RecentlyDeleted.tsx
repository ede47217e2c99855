'use client';
import { Button, Inline, Notice, Stack, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';

/** Lists that were deleted together. */
export interface DeletedLists {
  lists: readonly { id: string; name: string }[];
  /** ISO 8601. */
  restorableUntil: string;
}

export interface RecentlyDeletedProps {
  /** What can be restored, the last deletion first. */
  deleted?: readonly DeletedLists[] | undefined;
  /** Called when the user restores what was deleted together. */
  onRestore?: ((ids: readonly string[]) => void) | undefined;
}

/** Deleted lists that can be restored. */
export function RecentlyDeleted({ deleted = [], onRestore }: RecentlyDeletedProps) {
  const messages = useMessages(watchlistListsMessages);
  const { time } = useFormats();
  const timeZone = useTimeZone();
  if (deleted.length === 0) return null;
  return (
    <Stack gap="2">
      {deleted.map(({ lists, restorableUntil }) => {
        const ids = lists.map(({ id }) => id);
        const names = lists.map(({ name }) => name);
        return (
          <Notice key={ids.join()} tone="info">
            <Inline gap="3">
              <span>{messages.deleted({ names, until: time(restorableUntil, timeZone) })}</span>
              <Button size="small" aria-label={messages.restoreOf({ names })} onPress={() => onRestore?.(ids)}>
                {messages.restore}
              </Button>
            </Inline>
          </Notice>
        );
      })}
    </Stack>
  );
}
