import { lazyOverlay, type Shortcut, useMessages, useShortcuts } from '@fs/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useReachable } from '../addresses/useReachable.ts';
import { goToPages } from './goToPages.ts';
import { shellMessages } from './shell.messages.ts';

// Lazy-loaded, because most visits don't list the keys.
const AppKeyList = lazyOverlay(async () => (await import('./AppKeyList.tsx')).AppKeyList);

export interface AppKeysProps {
  /** Called when the user wants to search. Undefined for signed-out users. */
  onSearch: (() => void) | undefined;
}

/** The keys of every page, and the dialog that lists all keys. */
export function AppKeys({ onSearch }: AppKeysProps) {
  const router = useRouter();
  const messages = useMessages(shellMessages);
  const reachable = useReachable();
  const [isOpen, setOpen] = useState(false);
  const everywhere = (keys: string, label: string, onPress: () => void): Shortcut => ({
    keys,
    label,
    group: messages.everywhere,
    onPress,
  });
  useShortcuts([
    ...(onSearch ? [everywhere('/', messages.search, onSearch), everywhere('mod+k', messages.search, onSearch)] : []),
    everywhere('?', messages.allKeys, () => setOpen(true)),
    ...goToPages.flatMap(({ keys, href, id }) =>
      onSearch && reachable(href) !== undefined
        ? [{ keys, label: messages[id], group: messages.goTo, onPress: () => void router.navigate({ href }) }]
        : [],
    ),
  ]);
  return <AppKeyList isOpen={isOpen} onOpenChange={setOpen} />;
}
