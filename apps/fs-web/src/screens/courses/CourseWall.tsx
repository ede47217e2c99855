import { AuthWall } from '@fs/account-widgets';
import { UpgradeWall } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useLocation } from '@tanstack/react-router';
import { plansPath, signUpTowards } from '../../addresses/appPaths.ts';
import { signInDetour } from '../../addresses/landing.ts';
import { useUpgradePrice } from '../account/useUpgradePrice.ts';
import { coursePageMessages } from './courses.messages.ts';

/** Replaces what a user may not read of a paid course. */
export function CourseWall({ isSignedIn }: { isSignedIn: boolean }) {
  const messages = useMessages(coursePageMessages);
  const monthlyPrice = useUpgradePrice('paidContent');
  const { pathname, searchStr, hash } = useLocation();
  return isSignedIn ? (
    <UpgradeWall title={messages.wall} text={messages.wallText} upgradeHref={plansPath} monthlyPrice={monthlyPrice} />
  ) : (
    <AuthWall
      title={messages.signedOutWall}
      text={messages.wallText}
      loginHref={signInDetour({ pathname, search: searchStr, hash })}
      signUpHref={signUpTowards(pathname + searchStr)}
    />
  );
}
