'use client';
import { useSyncExternalStore } from 'react';
import { ShareIcon } from '../../internal/icons/ShareIcon.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { canShareNatively } from './canShareNatively.ts';
import { shareMenuMessages } from './ShareMenu.messages.ts';
import { shareAddress, shareNetworks } from './shareAddress.ts';

/** The outcome as a message, in the shape that `toasts.show` takes. */
export interface ShareNotice {
  /** One sentence for the user. */
  message: string;
  /** `positive` after a copied link, `critical` after a failure. */
  tone: 'positive' | 'critical';
}

export interface ShareMenuProps extends SharedProps<HTMLButtonElement> {
  /** The absolute URL to share, with https. */
  url: string;
  /** The title passed to the share target. */
  title: string;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** Shows the icon without its label, such as beside a heading or in a card. @default false */
  isIconOnly?: boolean;
  /** Called when the link was copied or sharing failed. Show the notice with `toasts.show`. */
  onNotice: (notice: ShareNotice) => void;
}

/**
 * Shares an address with the device’s share sheet where there is one, otherwise with Twitter, LinkedIn, Facebook, or
 * the clipboard.
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
      // The user canceled.
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
    <Button {...button} icon={<ShareIcon />}>
      {messages.share}
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
