import { useMessages, useShortcuts } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';

interface WatchlistKeys {
  /** Undefined while the list is unknown. */
  list: { name: string; isFollowed: boolean; isReadOnly: boolean } | undefined;
  onFollowChange: (isFollowed: boolean) => void;
  onAdd: () => void;
  onShare: () => void;
}

/** Keys of a watchlist's page, which the palette offers too. */
export function useWatchlistKeys({ list, onFollowChange, onAdd, onShare }: WatchlistKeys) {
  const messages = useMessages(appMessages);
  const key = (keys: string, label: string, onPress: () => void) => ({
    keys,
    label,
    group: messages.watchlist,
    onPress,
  });
  const toAnyone = list && [
    key('w f', list.isFollowed ? messages.unfollowList(list) : messages.followList(list), () =>
      onFollowChange(!list.isFollowed),
    ),
  ];
  const toEditors = list &&
    !list.isReadOnly && [
      key('w a', messages.addCompaniesTo(list), onAdd),
      key('w s', messages.shareList(list), onShare),
    ];
  useShortcuts([...(toAnyone || []), ...(toEditors || [])]);
}
