'use client';
import { useEffect } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { announce } from '../../internal/announce.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tour.css.ts';
import { tourMessages } from './Tour.messages.ts';

interface TourPillProps extends SharedProps<HTMLDivElement> {
  onStart: () => void;
  onSkip: () => void;
}

/** Offers the tour in a corner of the window, without covering the user’s work. */
export function TourPill({ onStart, onSkip, ...shared }: TourPillProps) {
  const messages = useMessages(tourMessages);
  useEffect(() => announce(messages.start, 'polite'), [messages.start]);
  return (
    <div {...rootProps(shared, styles.pill)}>
      <Button size="small" onPress={onStart}>
        {messages.start}
      </Button>
      <IconButton label={messages.skip} size="small" onPress={onSkip}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
