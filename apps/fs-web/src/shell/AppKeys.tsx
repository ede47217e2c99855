import { lazyOverlay, type Shortcut, useShortcuts } from '@fs/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useReachable } from '../addresses/useReachable.ts';
import { goToPages } from './goToPages.ts';
import { shellMessages } from './shellMessages.ts';

// Lazy-loaded, because most visits don't list the keys.
const AppKeyList = lazyOverlay(async () => (await import('./AppKeyList.tsx')).AppKeyList);

export interface AppKeysProps {
  /** Called when the user wants to search. Undefined for signed-out users. */
  onSearch: (() => void) | undefined;
}

/** The keys of every page, and the dialog that lists all keys. */
export function AppKeys({ onSearch }: AppKeysProps) {
  const router = useRouter();
  const reachable = useReachable();
  const [isOpen, setOpen] = useState(false);
  const everywhere = (keys: string, label: string, onPress: () => void): Shortcut => ({
    keys,
    label,
    group: shellMessages.everywhere,
    onPress,
  });
  useShortcuts([
    ...(onSearch
      ? [everywhere('/', shellMessages.search, onSearch), everywhere('mod+k', shellMessages.search, onSearch)]
      : []),
    everywhere('?', shellMessages.allKeys, () => setOpen(true)),
    ...goToPages.flatMap(({ keys, href, label }) =>
      onSearch && reachable(href) !== undefined
        ? [{ keys, label, group: shellMessages.goTo, onPress: () => void router.navigate({ href }) }]
        : [],
    ),
  ]);
  return <AppKeyList isOpen={isOpen} onOpenChange={setOpen} />;
}
