'use client';
import { useSyncExternalStore } from 'react';
import { ShareIcon } from '../../internal/icons/ShareIcon.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { canShareNatively } from './canShareNatively.ts';
import * as styles from './ShareMenu.css.ts';
import { shareMenuMessages } from './ShareMenu.messages.ts';
import { shareAddress, shareNetworks } from './shareAddress.ts';

/** What came of it, in words; a toast as it stands. */
export interface ShareNotice {
  message: string;
  tone: 'positive' | 'critical';
}

export interface ShareMenuProps extends SharedProps<HTMLButtonElement> {
  /** What is shared: a whole address, with https. */
  url: string;
  /** What it is called there. */
  title: string;
  /** @default 'medium' */
  size?: ButtonSize;
  /** The icon without its word, beside a heading or in a card. */
  isIconOnly?: boolean;
  /** The link was copied, or something failed: show it, say by `toasts.show`. */
  onNotice: (notice: ShareNotice) => void;
}

/**
 * Hands an address on: by the device's own way where it has one, else by Twitter, LinkedIn, Facebook or the clipboard.
 */
export function ShareMenu({ url, title, size, isIconOnly = false, onNotice, ...shared }: ShareMenuProps) {
  const messages = useTexts(shareMenuMessages);
  const isNative = useSyncExternalStore(
    neverChanges,
    () => canShareNatively(navigator),
    () => false,
  );
  const fail = () => onNotice({ message: messages.failed, tone: 'critical' });

  async function shareNatively() {
    try {
      await navigator.share({ url, title });
    } catch (reason) {
      // The user thought better of it.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) fail();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      onNotice({ message: messages.copied, tone: 'positive' });
    } catch {
      fail();
    }
  }

  const button = { ...shared, size, ...(isNative && { onPress: shareNatively }) };
  const trigger = isIconOnly ? (
    <IconButton {...button} label={messages.share}>
      <ShareIcon />
    </IconButton>
  ) : (
    <Button {...button}>
      <span className={styles.words}>
        <ShareIcon />
        {messages.share}
      </span>
    </Button>
  );
  if (isNative) return trigger;
  const networks = shareNetworks.map((network) => ({
    id: network,
    label: messages[network],
    href: shareAddress(network, { url, title }),
    isExternal: true,
  }));
  const items = [...networks, { id: 'copy', label: messages.copy }];
  return <Menu trigger={trigger} items={items} onAction={(id) => id === 'copy' && copy()} />;
}

function neverChanges() {
  return () => undefined;
}
