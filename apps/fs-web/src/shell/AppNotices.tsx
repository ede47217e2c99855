import { paths } from '@fs/api-contract';
import { Banner, Button, Link, UpdateBanner, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { homePath } from '../addresses/appPaths.ts';
import { closestPage } from '../addresses/closestPage.ts';
import { FailedLanguageContext } from '../display/FailedLanguageContext.ts';
import { languages } from '../display/languages.ts';
import { pageTitleMessages } from '../PageTitles.messages.ts';
import { useFrameServices, useSessionState } from '../services.tsx';
import { toNavigationUser } from '../session/toNavigationUser.ts';
import { shellMessages } from './shell.messages.ts';
import { useIsOnline } from './useIsOnline.ts';

interface AppNoticesProps {
  currentHref: string;
  onLogOut: () => Promise<void>;
}

/** Notices about the app: offline, newer version. */
export function AppNotices({ currentHref, onLogOut }: AppNoticesProps) {
  const { updates } = useFrameServices();
  const isOnline = useIsOnline();
  // Without a connection since the start, nothing was loaded in this page.
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline && !wasOnline) setWasOnline(true);
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isAvailable, updates.isAvailable);
  return (
    <>
      {!isOnline && <OfflineNotice currentHref={currentHref} hasLoaded={wasOnline} />}
      <LanguageNotice currentHref={currentHref} />
      <UnknownAddressNotice currentHref={currentHref} />
      <LinkForOtherNotice onLogOut={onLogOut} />
      {hasUpdate && <UpdateBanner href={currentHref} onUpdate={() => window.location.reload()} />}
    </>
  );
}

/** Says that the chosen language could not be loaded. A reload, because browsers remember modules that failed. */
function LanguageNotice({ currentHref }: { currentHref: string }) {
  const messages = useMessages(shellMessages);
  const failed = useContext(FailedLanguageContext);
  const language = languages.find(({ id }) => id === failed);
  if (!language) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Link href={currentHref} onPress={() => window.location.reload()}>
          {messages.reload}
        </Link>
      }
    >
      {messages.languageFailed({ language: language.name })}
    </Banner>
  );
}

/** Says that an address does not exist, until the user dismisses it or follows a link. */
function UnknownAddressNotice({ currentHref }: { currentHref: string }) {
  const { unknownAddress, pages } = useFrameServices();
  const messages = useMessages(shellMessages);
  const titles = useMessages(pageTitleMessages);
  const { user } = useSessionState();
  const path = useSyncExternalStore(unknownAddress.subscribe, unknownAddress.current, unknownAddress.current);
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
      action={closest && <Link href={closest.path}>{titles[closest.title]}</Link>}
    >
      {messages.unknownAddress({ path })} {closest && messages.didYouMean}
    </Banner>
  );
}

/** Says that a link, such as that of an invitation, is for somebody else, until the user dismisses it or logs out. */
function LinkForOtherNotice({ onLogOut }: Pick<AppNoticesProps, 'onLogOut'>) {
  const { linkForOther } = useFrameServices();
  const messages = useMessages(shellMessages);
  const { user } = useSessionState();
  const link = useSyncExternalStore(linkForOther.subscribe, linkForOther.current, linkForOther.current);
  if (!link || !user) return null;
  return (
    <Banner
      tone="caution"
      onDismiss={() => linkForOther.set(undefined)}
      action={
        <Button
          size="small"
          // A new page, since logging out leads to the login page.
          onPress={() => void onLogOut().then(() => window.location.assign(`${paths.app}${link.href}`))}
        >
          {messages.logOutForLink}
        </Button>
      }
    >
      {messages.linkForOther({ email: link.email, own: user.attributes.email })}
    </Banner>
  );
}

/** Says since when nothing was loaded, or from when the page is. */
function OfflineNotice({ currentHref, hasLoaded }: { currentHref: string; hasLoaded: boolean }) {
  const { loadedData } = useFrameServices();
  const { clock } = useFormats();
  const timeZone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const messages = useMessages(shellMessages);
  const [since] = useState(() => new Date());
  const saved = loadedData()?.savedPages.timeOf(currentHref.replace(/[?#].*$/s, ''));
  const at = saved ?? (hasLoaded ? since : undefined);
  const time = at && clock(at, timeZone);
  if (time === undefined) return <Banner tone="caution">{messages.offline}</Banner>;
  return <Banner tone="caution">{saved ? messages.offlineSaved({ time }) : messages.offlineSince({ time })}</Banner>;
}
