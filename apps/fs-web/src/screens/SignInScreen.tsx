import { useLocation } from '@tanstack/react-router';
import { SignIn } from './SignIn.tsx';

/** The login workflows; once somebody is signed in, the router leads to where the address says. */
export function SignInScreen() {
  const { pathname, searchStr, hash } = useLocation();
  return <SignIn pathname={pathname} search={searchStr} hash={hash} />;
}
