import { useLocation } from '@tanstack/react-router';
import { SignIn } from './SignIn.tsx';

/** The login workflows. After login, the route's guard redirects. */
export function SignInScreen() {
  const { pathname, searchStr, hash } = useLocation();
  return <SignIn pathname={pathname} search={searchStr} hash={hash} />;
}
