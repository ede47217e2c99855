import { Banner, Link, UpdateBanner, useFormats } from '@fs/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { homePath } from '../addresses/appPaths.ts';
import { closestPage } from '../addresses/closestPage.ts';
import { useFrameServices, useSessionState } from '../services.tsx';
import { toNavigationUser } from '../session/toNavigationUser.ts';
import { shellMessages } from './shellMessages.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Notices about the app: offline, newer version. */
export function AppNotices({ currentHref }: { currentHref: string }) {
  const { updates } = useFrameServices();
  const isOnline = useIsOnline();
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isAvailable, updates.isAvailable);
  return (
    <>
      {!isOnline && <OfflineNotice />}
      <UnknownAddressNotice currentHref={currentHref} />
      {hasUpdate && <UpdateBanner href={currentHref} onUpdate={() => window.location.reload()} />}
    </>
  );
}

/** Says that an address does not exist, until the user dismisses it or follows a link. */
function UnknownAddressNotice({ currentHref }: { currentHref: string }) {
  const { unknownAddress, pages } = useFrameServices();
  const { user } = useSessionState();
  const path = useSyncExternalStore(unknownAddress.subscribe, unknownAddress.path, unknownAddress.path);
  const wasHome = useRef(false);
  useEffect(() => {
    const isHome = path !== undefined && currentHref.startsWith(homePath);
    // The user has moved on.
    if (wasHome.current && !isHome) unknownAddress.set(undefined);
    wasHome.current = isHome;
  }, [path, currentHref, unknownAddress]);
  if (path === undefined) return null;
  const closest = closestPage(pages, toNavigationUser(user), path);
  return (
    <Banner
      tone="info"
      onDismiss={() => unknownAddress.set(undefined)}
      action={closest && <Link href={closest.path}>{closest.title}</Link>}
    >
      {shellMessages.unknownAddress(path)} {closest && shellMessages.didYouMean}
    </Banner>
  );
}

/** Says since when nothing was loaded. */
function OfflineNotice() {
  const { clock } = useFormats();
  const [since] = useState(() => new Date());
  const time = clock(since, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Banner tone="caution">{time === undefined ? shellMessages.offline : shellMessages.offlineSince(time)}</Banner>
  );
}
