'use client';
import { IconButton, useMessages } from '@fs/ui';
import { StarIcon } from './icons/StarIcon.tsx';
import { watchlistWordsMessages } from './watchlistWords.messages.ts';

interface StarButtonProps {
  /** Name of the list. */
  name: string;
  isStarred: boolean;
  onChange: (isStarred: boolean) => void;
}

/** The label stays the same. `aria-pressed` conveys the state. */
export function StarButton({ name, isStarred, onChange }: StarButtonProps) {
  const messages = useMessages(watchlistWordsMessages);
  return (
    <IconButton
      label={messages.star({ name })}
      size="small"
      aria-pressed={isStarred}
      onPress={() => onChange(!isStarred)}
    >
      <StarIcon isFilled={isStarred} />
    </IconButton>
  );
}
