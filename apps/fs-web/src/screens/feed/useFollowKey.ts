import type { MarketFollow } from '@fs/research-widgets';
import { useMessages, useShortcuts } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';

interface FollowKey {
  /** Name of the market or topic. */
  name: string | undefined;
  /** Heading of the key among the keys of the page. */
  group: string;
  /** Undefined while it is unknown, and for signed-out users. */
  follow: MarketFollow | undefined;
}

/** W and F follow the market or topic of the page, as on the page of a list. The palette offers it, too. */
export function useFollowKey({ name, group, follow }: FollowKey) {
  const messages = useMessages(appMessages);
  const canChange = follow !== undefined && (follow.isFollowed || follow.limit === undefined);
  useShortcuts(
    name !== undefined && canChange
      ? [
          {
            keys: 'w f',
            label: follow.isFollowed ? messages.unfollowList({ name }) : messages.followList({ name }),
            group,
            onPress: () => follow.onChange(!follow.isFollowed),
          },
        ]
      : [],
  );
}
