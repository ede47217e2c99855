import { Banner, UpdateBanner } from '@fs/ui';
import { useSyncExternalStore } from 'react';
import { useFrameServices } from '../services.tsx';
import { shellMessages } from './shellMessages.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Notices about the app: offline, newer version. */
export function AppNotices({ currentHref }: { currentHref: string }) {
  const { updates } = useFrameServices();
  const isOnline = useIsOnline();
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isAvailable, updates.isAvailable);
  return (
    <>
      {!isOnline && <Banner tone="caution">{shellMessages.offline}</Banner>}
      {hasUpdate && <UpdateBanner href={currentHref} onUpdate={() => window.location.reload()} />}
    </>
  );
}
