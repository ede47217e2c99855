import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { accountQuery } from '../../queries/account.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { type Choices, type ChosenList, choicesBefore, type ListChoice } from '../../queries/watchlistChoices.ts';
import { useServices } from '../../services.tsx';
import { useUpdateFailure } from './useUpdateFailure.ts';

/** Follows several lists or turns their emails on or off, with an undo toast. */
export function useListChoices() {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const textOf = useUpdateFailure();
  const account = useQuery(accountQuery(client));
  const choice = useMutation(chooseForWatchlistMutation(client));

  /** @returns the changed lists with their new settings, each with what undoes its change, and what is said if any failed. */
  async function change(changes: readonly ListChoice[]) {
    // The callbacks of `mutate` would be called for the last list only.
    const all = await Promise.allSettled(changes.map((each) => choice.mutateAsync(each)));
    const undoing = all.flatMap((each, index) => {
      const { list, choices } = changes[index] ?? {};
      if (each.status === 'rejected' || !list || !choices) return [];
      return [{ list: { id: list.id, settings: [each.value] }, choices: choicesBefore(list, choices) }];
    });
    const failed = all.find((each) => each.status === 'rejected');
    return { undoing, failure: failed && textOf(failed.reason instanceof Error ? failed.reason : {}) };
  }

  async function undo(changes: Parameters<typeof change>[0]) {
    const { failure } = await change(changes);
    if (failure !== undefined) toasts.show({ message: failure, tone: 'critical' });
  }

  async function choose(lists: readonly ChosenList[], choices: Choices, message: string) {
    const { undoing, failure } = await change(lists.map((list) => ({ list, choices })));
    const action = { label: messages.undo, onPress: () => void undo(undoing) };
    toasts.show({
      ...(failure === undefined ? { message } : { message: failure, tone: 'critical' }),
      ...(undoing.length > 0 && { action }),
    });
  }

  return {
    follow(lists: readonly ChosenList[], follow: boolean) {
      const { length: count } = lists;
      void choose(lists, { follow }, follow ? messages.listsFollowed({ count }) : messages.listsUnfollowed({ count }));
    },

    mail(lists: readonly ChosenList[], isMailed: boolean) {
      const { length: count } = lists;
      const on = account.data?.watchlist_emails === false ? messages.emailsOnButOff : messages.emailsOn;
      const message = isMailed ? on({ count }) : messages.emailsOff({ count });
      void choose(lists, { email: isMailed, funding_updates: isMailed }, message);
    },
  };
}
