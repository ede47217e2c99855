import { lazyOverlay, useMessages, useShortcuts } from '@fs/ui';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';

/** Lazy-loaded, because few visits create a list. */
const NewWatchlist = lazyOverlay(async () => (await import('./NewWatchlist.tsx')).NewWatchlist);

/** The keys of every page that create a watchlist, which the palette offers too. */
export function NewWatchlistKeys() {
  const messages = useMessages(appMessages);
  const [isOpen, setOpen] = useState(false);
  useShortcuts([
    { keys: 'w n', label: messages.newWatchlist, group: messages.watchlists, onPress: () => setOpen(true) },
  ]);
  return <NewWatchlist isOpen={isOpen} onOpenChange={setOpen} />;
}
