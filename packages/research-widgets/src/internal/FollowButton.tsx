'use client';
import { ToggleButton, useMessages } from '@fs/ui';
import { followButtonMessages } from './FollowButton.messages.ts';
import { CheckIcon } from './icons/CheckIcon.tsx';
import { PlusIcon } from './icons/PlusIcon.tsx';

interface FollowButtonProps {
  /** Name of the list, where several are offered. */
  name?: string;
  isFollowed: boolean;
  onChange: (isFollowed: boolean) => void;
}

/** Follows a list. The icon and the word tell the two states apart, besides the color. */
export function FollowButton({ name, isFollowed, onChange }: FollowButtonProps) {
  const messages = useMessages(followButtonMessages);
  const label = isFollowed ? 'following' : 'follow';
  return (
    <ToggleButton isSelected={isFollowed} onChange={onChange}>
      {isFollowed ? <CheckIcon /> : <PlusIcon />}
      <bdi>{name === undefined ? messages[label] : messages[`${label}List`]({ name })}</bdi>
    </ToggleButton>
  );
}
