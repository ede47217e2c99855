import { pageAt } from '@fs/account-widgets/navigation';
import { paths } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useEffect, useState } from 'react';
import { pageTitleMessages } from './PageTitles.messages.ts';
import { appRoutes } from './routes.tsx';
import { SignIn } from './screens/login/SignIn.tsx';
import { useSessionState } from './services.tsx';
import { AppFrame } from './shell/AppFrame.tsx';
import { useWindowTitle } from './shell/useWindowTitle.ts';

export interface LoginAppProps {
  /** Called when the user is logged in or the URL changed. Show the page of the URL. */
  onLeave: () => void;
}

/** The login page in its frame, without the router. */
export function LoginApp({ onLeave }: LoginAppProps) {
  const [address] = useState(() => {
    const { pathname, search, hash } = window.location;
    return { pathname: pathname.slice(paths.app.length), search, hash: hash.slice(1) };
  });
  const { user } = useSessionState();
  const titles = useMessages(pageTitleMessages);
  const page = pageAt(appRoutes, address.pathname);
  useWindowTitle(page && titles[page.title]);

  useEffect(() => {
    if (user) onLeave();
  }, [user, onLeave]);

  useEffect(() => {
    // Also fires for a fragment, which the skip link adds.
    const onMove = () => {
      const { pathname, search } = window.location;
      if (pathname !== paths.app + address.pathname || search !== address.search) onLeave();
    };
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [address, onLeave]);

  return (
    <AppFrame
      pathname={address.pathname}
      href={address.pathname + address.search}
      user={null}
      onNavigate={(href) => {
        window.history.pushState(null, '', paths.app + href);
        onLeave();
      }}
    >
      <SignIn {...address} />
    </AppFrame>
  );
}
