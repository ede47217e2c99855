'use client';
import { Button, useMessages } from '@fs/ui';
import { followButtonMessages } from './FollowButton.messages.ts';
import { CheckIcon } from './icons/CheckIcon.tsx';
import { PlusIcon } from './icons/PlusIcon.tsx';

interface FollowButtonProps {
  /** Name of the list, where several are offered. */
  name?: string;
  isFollowed: boolean;
  /** Why it cannot be followed. */
  disabledReason?: string | undefined;
  onChange: (isFollowed: boolean) => void;
}

/**
 * Follows a list or a market. The word tells the state, also to screen readers, which is why the button is not pressed as well:
 * "Following, pressed" would tell it twice, "Follow, pressed" would leave out the visible word.
 */
export function FollowButton({ name, isFollowed, disabledReason, onChange }: FollowButtonProps) {
  const messages = useMessages(followButtonMessages);
  const label = isFollowed ? 'following' : 'follow';
  return (
    <Button
      tone={isFollowed ? 'quiet' : 'neutral'}
      icon={isFollowed ? <CheckIcon /> : <PlusIcon />}
      disabledReason={disabledReason}
      onPress={() => onChange(!isFollowed)}
    >
      <bdi>{name === undefined ? messages[label] : messages[`${label}List`]({ name })}</bdi>
    </Button>
  );
}
