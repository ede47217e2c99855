import type { WatchlistCard, WatchlistSetting } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { accountQuery } from '../../queries/account.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { useServices } from '../../services.tsx';

type Choices = Partial<Pick<WatchlistSetting, 'email' | 'follow' | 'funding_updates'>>;
type Chosen = Pick<WatchlistCard, 'id' | 'settings'>;

/** Follows several lists or turns their emails on or off, with an undo toast. */
export function useListChoices() {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const account = useQuery(accountQuery(client));
  const choice = useMutation(chooseForWatchlistMutation(client));

  /** @returns the lists with their new settings, or null if any could not be changed. */
  async function change(changes: readonly { list: Chosen; choices: Choices }[]): Promise<Chosen[] | null> {
    // The callbacks of `mutate` would be called for the last list only.
    const all = await Promise.allSettled(changes.map((each) => choice.mutateAsync(each)));
    if (all.some(({ status }) => status === 'rejected')) {
      toasts.show({ message: messages.watchlistUpdateFailed, tone: 'critical' });
      return null;
    }
    return all.flatMap((each, index) => {
      const list = changes[index]?.list;
      return each.status === 'fulfilled' && list ? [{ id: list.id, settings: [each.value] }] : [];
    });
  }

  async function choose(lists: readonly Chosen[], choices: Choices, message: string) {
    const changed = await change(lists.map((list) => ({ list, choices })));
    if (!changed) return;
    const back = changed.map((list, index) => ({ list, choices: before(lists[index], choices) }));
    toasts.show({ message, action: { label: messages.undo, onPress: () => void change(back) } });
  }

  return {
    follow(lists: readonly Chosen[], follow: boolean) {
      const { length: count } = lists;
      void choose(lists, { follow }, follow ? messages.listsFollowed({ count }) : messages.listsUnfollowed({ count }));
    },

    mail(lists: readonly Chosen[], isMailed: boolean) {
      const { length: count } = lists;
      const on = account.data?.watchlist_emails === false ? messages.emailsOnButOff : messages.emailsOn;
      const message = isMailed ? on({ count }) : messages.emailsOff({ count });
      void choose(lists, { email: isMailed, funding_updates: isMailed }, message);
    },
  };
}

/** What the user had chosen for a list. Everything is off at first. */
function before(list: Chosen | undefined, choices: Choices): Choices {
  const [setting] = list?.settings ?? [];
  const keys = Object.keys(choices) as (keyof Choices)[];
  return Object.fromEntries(keys.map((key) => [key, setting?.[key] ?? false]));
}
