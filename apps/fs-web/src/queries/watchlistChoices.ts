import type { WatchlistCard, WatchlistSetting } from '@fs/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { pendingChanges } from './pendingChanges.ts';

/** A list with the user's own settings of it. */
export type ChosenList = Pick<WatchlistCard, 'id' | 'settings'>;

/** Settings that the user chooses: star, emails. */
export type Choices = Partial<Pick<WatchlistSetting, 'starred' | 'email' | 'follow' | 'funding_updates'>>;

export interface ListChoice {
  list: ChosenList;
  choices: Choices;
}

export const choosingKey = ['watchlist-choice'] as const;

/** The id of settings that the server does not have yet. */
export const unsavedId = '';

/** What was not chosen yet. */
const unchosen = {
  id: unsavedId,
  owner: '',
  starred: false,
  email: false,
  follow: false,
  funding_updates: false,
  preferences: null,
  lastSeen: null,
} as const;

export function withChoices<List extends ChosenList>(list: List, choices: Choices): List {
  const [setting] = list.settings;
  return { ...list, settings: [{ ...unchosen, watchlistID: list.id, ...setting, ...choices }] };
}

/**
 * A list with the choices that are being saved.
 *
 * @param except one that has failed
 */
export function withPendingChoices<List extends ChosenList>(
  queries: QueryClient,
  list: List,
  except?: ListChoice,
): List {
  return pendingChanges<ListChoice>(queries, choosingKey)
    .filter(({ variables }) => variables !== except && variables.list.id === list.id)
    .reduce((known, { variables }) => withChoices(known, variables.choices), list);
}

/** What the user had chosen for a list. Everything is off at first. */
export function choicesBefore({ settings: [setting] }: ChosenList, choices: Choices): Choices {
  const keys = Object.keys(choices) as (keyof Choices)[];
  return Object.fromEntries(keys.map((key) => [key, setting?.[key] ?? false]));
}
