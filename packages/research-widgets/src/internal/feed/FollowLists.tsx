'use client';
import { EmptyState, Inline, useMessages } from '@fs/ui';
import { FollowButton } from '../FollowButton.tsx';
import { followListsMessages } from './followLists.messages.ts';

export interface FollowableList {
  id: string;
  name: string;
}

export interface FollowListsProps {
  /** Lists that the user can follow, the best first. */
  lists: readonly FollowableList[];
  onFollow: (list: FollowableList) => void;
}

/** Number of offered lists. */
const offered = 3;

/** Says what following does, and offers a few lists. */
export function FollowLists({ lists, onFollow }: FollowListsProps) {
  const messages = useMessages(followListsMessages);
  return (
    <EmptyState
      message={messages.explain}
      action={
        <Inline>
          {lists.slice(0, offered).map((list) => (
            <FollowButton key={list.id} name={list.name} isFollowed={false} onChange={() => onFollow(list)} />
          ))}
        </Inline>
      }
    />
  );
}
