import { HomeGreeting } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fundingPath } from '../../addresses/appPaths.ts';
import { seenQuery } from '../../queries/feed.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';

/** Greeting, and what happened since the user last looked, with the page's buttons. */
export function GreetingPanel({ actions }: { actions: ReactNode }) {
  const { client } = useServices();
  const { user } = useSessionState();
  const { followed, isKnown } = useFollowedLists();
  const seen = useQuery(seenQuery(client));
  return (
    <HomeGreeting
      name={user?.attributes.given_name ?? ''}
      seen={isKnown && followed.length === 0 ? null : toLoadable(seen)}
      roundsHref={fundingPath}
      actions={actions}
      onRetry={() => void seen.refetch()}
    />
  );
}
