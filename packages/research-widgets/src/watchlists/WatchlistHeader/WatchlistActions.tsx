'use client';
import { Button, IconButton, Inline, Menu, type MenuItemData, useMessages } from '@fs/ui';
import { FollowButton } from '../../internal/FollowButton.tsx';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import type { WatchlistFacts } from './WatchlistFacts.ts';
import { watchlistHeaderMessages } from './WatchlistHeader.messages.ts';

export interface WatchlistActionsProps {
  facts: WatchlistFacts;
  onAdd: () => void;
  onShare: () => void;
  onFollowChange: (isFollowed: boolean) => void;
  /** Called when the user opens the email settings. */
  onSettings: () => void;
  /** Called when the user requests fresh company data. */
  onRefresh: () => void;
  onCopy: () => void;
  /** Without it there is no such button. */
  onMerge?: () => void;
  /** Takes effect at once. Offer to undo. */
  onDelete: () => void;
}

/** Actions of a watchlist. Editing actions need edit access. */
export function WatchlistActions({ facts, onAdd, onShare, onFollowChange, ...rest }: WatchlistActionsProps) {
  const messages = useMessages(watchlistHeaderMessages);
  const mayWrite = !facts.isReadOnly;
  const items: readonly (MenuItemData & { isShown?: boolean; act: () => void })[] = [
    { id: 'settings', label: messages.settings, act: rest.onSettings },
    { id: 'refresh', label: messages.refresh, isDisabled: facts.isGathering, act: rest.onRefresh },
    { id: 'copy', label: messages.copy, act: rest.onCopy },
    ...(rest.onMerge ? [{ id: 'merge', label: messages.merge, act: rest.onMerge }] : []),
    { id: 'delete', label: messages.delete, tone: 'critical', isShown: facts.canDelete, act: rest.onDelete },
  ];
  const shown = items.filter(({ isShown = true }) => isShown);
  return (
    <Inline>
      {mayWrite && (
        <>
          <Button tone="accent" onPress={onAdd}>
            {messages.add}
          </Button>
          <Button onPress={onShare}>{messages.share}</Button>
        </>
      )}
      <FollowButton isFollowed={facts.isFollowed} onChange={onFollowChange} />
      <Menu
        placement="bottom end"
        trigger={
          <IconButton label={messages.more} tone="neutral">
            <MoreIcon />
          </IconButton>
        }
        items={shown.map(({ isShown: _isShown, act: _act, ...item }) => item)}
        onAction={(id) => shown.find((item) => item.id === id)?.act()}
      />
    </Inline>
  );
}
