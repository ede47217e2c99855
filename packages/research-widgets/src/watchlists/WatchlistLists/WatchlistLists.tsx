'use client';
import {
  Button,
  type DeniedState,
  EmptyState,
  type Loadable,
  LoadableView,
  SearchField,
  Section,
  Select,
  Skeleton,
  Stack,
  useMessages,
  VisuallyHidden,
} from '@fs/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { watchlistWordsMessages } from '../../internal/watchlistWords.messages.ts';
import { groupedLists } from './groupedLists.ts';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import { type ListsSort, listsSorts, type WatchlistListsState } from './listsAddress.ts';
import * as styles from './WatchlistLists.css.ts';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';
import { type WatchlistListActions, type WatchlistRenaming, WatchlistRow } from './WatchlistRow.tsx';

export interface WatchlistListsProps extends WatchlistListActions {
  /** Lists of the workspace and lists shared with the user. */
  lists: Loadable<readonly ListedWatchlist[]>;
  /** Name of the active account. Null for personal lists. */
  workspace: string | null;
  /** State of the page. `parseWatchlistListsState` reads it from a URL. */
  state: WatchlistListsState;
  /** Called when the user searches or sorts. `watchlistListsSearch` writes the state to a URL. */
  onStateChange: (state: WatchlistListsState) => void;
  /** URL of a watchlist's page. */
  hrefOf: (list: { id: string }) => string;
  /** The list being renamed. Null for none. */
  renaming: WatchlistRenaming | null;
  onRenamingChange: (id: string | null) => void;
  onCreate: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** All watchlists of a workspace, starred ones first, and those shared by others. */
export function WatchlistLists({ lists, onCreate, onRetry, denied, ...shown }: WatchlistListsProps) {
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistWordsMessages);
  const create = (
    <Button tone="accent" onPress={onCreate}>
      {messages.create}
    </Button>
  );
  const isEmpty = lists.state === 'ready' && lists.value.length === 0;
  return (
    <Section title={messages.title} level={1} actions={isEmpty || lists.state === 'denied' ? undefined : create}>
      <LoadableView
        of={lists.state === 'failed' ? { ...lists, message: words.updateFailed } : lists}
        skeleton={<Rows />}
        onRetry={onRetry}
        denied={denied}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState message={messages.empty({ workspace: shown.workspace ?? words.personal })} action={create} />
          ) : (
            <Lists {...shown} all={all} />
          )
        }
      </LoadableView>
    </Section>
  );
}

interface ListsProps extends Omit<WatchlistListsProps, 'lists' | 'onCreate' | 'onRetry' | 'denied'> {
  all: readonly ListedWatchlist[];
}

function Lists({ all, workspace, state, onStateChange, ...rows }: ListsProps) {
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistWordsMessages);
  const { own, shared } = useMemo(() => groupedLists(all, state), [all, state]);
  const count = own.length + shared.length;
  return (
    <div className={styles.lists}>
      <Controls state={state} onStateChange={onStateChange} />
      <VisuallyHidden>
        <span role="status">{state.search.trim() === '' ? '' : messages.found({ count })}</span>
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState
          message={messages.noMatch({ search: state.search.trim() })}
          action={<Button onPress={() => onStateChange({ ...state, search: '' })}>{messages.clear}</Button>}
        />
      )}
      <Group title={workspace ?? words.personal} lists={own} {...rows} />
      <Group title={messages.shared} lists={shared} {...rows} />
    </div>
  );
}

function Controls({ state, onStateChange }: Pick<WatchlistListsProps, 'state' | 'onStateChange'>) {
  const messages = useMessages(watchlistListsMessages);
  const labels: Record<ListsSort, string> = {
    updated: messages.byUpdated,
    name: messages.byName,
    companies: messages.byCompanies,
  };
  return (
    <search className={styles.controls}>
      <SearchField
        label={messages.search}
        value={state.search}
        onChange={(search) => onStateChange({ ...state, search })}
      />
      <Select
        label={messages.sort}
        value={state.sort}
        options={listsSorts.map((id) => ({ id, label: labels[id] }))}
        onChange={(id) => onStateChange({ ...state, sort: listsSorts.find((sort) => sort === id) ?? state.sort })}
      />
    </search>
  );
}

/** Number of lists per group before "show all". More would be many Tab stops. */
const shownAtFirst = 24;

interface GroupProps extends Omit<ListsProps, 'all' | 'workspace' | 'state' | 'onStateChange'> {
  title: string;
  lists: readonly ListedWatchlist[];
}

function Group({ title, lists, renaming, onRenamingChange, ...row }: GroupProps) {
  const messages = useMessages(watchlistListsMessages);
  const [showsAll, setShowsAll] = useState(false);
  if (lists.length === 0) return null;
  const shown = showsAll ? lists : lists.slice(0, shownAtFirst);
  return (
    <Section title={title} level={2} size="title">
      <Stack gap="4" align="start">
        {/* Safari drops the list role of a list without markers. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" aria-label={title} className={styles.rows}>
          {shown.map((list) => (
            <WatchlistRow
              key={list.id}
              list={list}
              renaming={renaming?.id === list.id ? renaming : null}
              onRenamingChange={(isRenaming) => onRenamingChange(isRenaming ? list.id : null)}
              {...row}
            />
          ))}
        </ul>
        {shown.length < lists.length && (
          <Button onPress={() => setShowsAll(true)}>{messages.all({ count: lists.length })}</Button>
        )}
      </Stack>
    </Section>
  );
}

function Rows() {
  return (
    <Stack gap="4">
      <Skeleton shape="block" />
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <Stack key={index} gap="1">
          <Skeleton width="half" />
          <Skeleton size="small" width="quarter" />
        </Stack>
      ))}
    </Stack>
  );
}
