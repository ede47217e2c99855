'use client';
import type { Channel } from '@fs/api-contract';
import { Button, Stack, useMessages } from '@fs/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './ChannelPanes.css.ts';
import { channelPanesMessages } from './ChannelPanes.messages.ts';

export interface ChannelPanesProps {
  /** The open channel. Without one, phones show the list alone. */
  channel?: Channel | undefined;
  /** A ChannelList, whose open channel is the same. */
  list: ReactNode;
  /** The open channel, or what wide screens show in its place. */
  pane: ReactNode;
  /** Called when the user of a phone wants to see the list. */
  onBack: () => void;
}

const isHidden = (element: Element) => {
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
};

/** A list of channels before the open one. On phones, either of them, and the focus follows. */
export function ChannelPanes({ channel, list, pane, onBack }: ChannelPanesProps) {
  const messages = useMessages(channelPanesMessages);
  const listBox = useRef<HTMLDivElement>(null);
  const paneBox = useRef<HTMLElement>(null);
  /** The row of the channel that is open, or was open last. */
  const row = useRef<HTMLElement>(undefined);
  const openId = channel?.id;
  const shownId = useRef(openId);

  useLayoutEffect(() => {
    if (openId !== undefined) row.current = listBox.current?.querySelector<HTMLElement>('[aria-current]') ?? undefined;
    if (shownId.current === openId || !listBox.current || !paneBox.current) return;
    shownId.current = openId;
    const { activeElement } = document;
    if (openId === undefined) {
      if (isHidden(paneBox.current)) (row.current?.isConnected ? row.current : listBox.current).focus();
    } else if (listBox.current.contains(activeElement) && isHidden(listBox.current)) {
      // At once, as a browser takes the focus from what is hidden.
      paneBox.current.focus({ preventScroll: true });
    }
  });

  const isOpen = channel !== undefined;
  return (
    <div className={styles.panes}>
      <div ref={listBox} className={isOpen ? `${styles.part} ${styles.listBehind}` : styles.part} tabIndex={-1}>
        {list}
      </div>
      <section
        ref={paneBox}
        className={isOpen ? styles.part : `${styles.part} ${styles.paneClosed}`}
        tabIndex={-1}
        {...(isOpen && { 'aria-label': channel.display_name })}
      >
        <Stack gap="4">
          {isOpen && (
            <div className={styles.back}>
              <Button size="small" onPress={onBack}>
                {messages.back}
              </Button>
            </div>
          )}
          {pane}
        </Stack>
      </section>
    </div>
  );
}
