import { HomeGreeting } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { fundingPath } from '../../addresses/appPaths.ts';
import { seenQuery } from '../../queries/feed.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';

/** Greeting, and what happened since the user last looked. */
export function GreetingPanel() {
  const { client } = useServices();
  const { user } = useSessionState();
  const { followed, isKnown } = useFollowedLists();
  const seen = useQuery(seenQuery(client));
  return (
    <HomeGreeting
      name={user?.attributes.given_name ?? ''}
      seen={isKnown && followed.length === 0 ? null : toLoadable(seen)}
      roundsHref={fundingPath}
      onRetry={() => void seen.refetch()}
    />
  );
}
