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
import { type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { WatchlistUsage, type WatchlistUsageFigures } from '../../internal/watchlists/WatchlistUsage.tsx';
import { watchlistWordsMessages } from '../../internal/watchlistWords.messages.ts';
import type { WatchlistUseCase } from '../WatchlistModal/listUseCases.ts';
import { BulkActions, type WatchlistBulkActions } from './BulkActions.tsx';
import { groupedLists } from './groupedLists.ts';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import { type ListsSort, listsSorts, type WatchlistListsState } from './listsAddress.ts';
import { RecentlyDeleted, type RecentlyDeletedProps } from './RecentlyDeleted.tsx';
import { UseCaseStarts } from './UseCaseStarts.tsx';
import * as styles from './WatchlistLists.css.ts';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';
import { type WatchlistListActions, type WatchlistRenaming, WatchlistRow } from './WatchlistRow.tsx';

export interface WatchlistListsProps extends WatchlistListActions, RecentlyDeletedProps {
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
  /** Called when the user wants a new list, perhaps for one of the use cases. */
  onCreate: (useCase?: WatchlistUseCase) => void;
  /** What users can do with several lists. Without it, lists cannot be selected. */
  bulk?: WatchlistBulkActions;
  /** How many lists the plan includes and how many exist. Without it, no limit is stated. */
  usage?: WatchlistUsageFigures | undefined;
  /** Called when the user wants to manage plans. */
  onManagePlans: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** All watchlists of a workspace, starred ones first, and those shared by others. */
export function WatchlistLists({
  lists,
  onCreate,
  usage,
  onManagePlans,
  onRetry,
  denied,
  deleted,
  onRestore,
  ...shown
}: WatchlistListsProps) {
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistWordsMessages);
  const create = (
    <Button tone="accent" onPress={() => onCreate()}>
      {messages.create}
    </Button>
  );
  const isEmpty = lists.state === 'ready' && lists.value.length === 0;
  return (
    <Section title={messages.title} level={1} actions={isEmpty || lists.state === 'denied' ? undefined : create}>
      {usage && lists.state !== 'denied' && <WatchlistUsage usage={usage} onManagePlans={onManagePlans} />}
      {lists.state !== 'denied' && <RecentlyDeleted deleted={deleted} onRestore={onRestore} />}
      <LoadableView
        of={lists.state === 'failed' ? { ...lists, message: words.updateFailed } : lists}
        skeleton={<Rows />}
        onRetry={onRetry}
        denied={denied}
      >
        {(all) =>
          all.length === 0 ? (
            <Stack gap="6">
              <EmptyState message={messages.empty({ workspace: shown.workspace ?? words.personal })} action={create} />
              <UseCaseStarts onStart={onCreate} />
            </Stack>
          ) : (
            <Lists {...shown} all={all} />
          )
        }
      </LoadableView>
    </Section>
  );
}

interface ListsProps
  extends Omit<
    WatchlistListsProps,
    'lists' | 'onCreate' | 'usage' | 'onManagePlans' | 'onRetry' | 'denied' | keyof RecentlyDeletedProps
  > {
  all: readonly ListedWatchlist[];
}

function Lists({ all, workspace, state, onStateChange, bulk, ...rows }: ListsProps) {
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistWordsMessages);
  const { own, shared } = useMemo(() => groupedLists(all, state), [all, state]);
  const count = own.length + shared.length;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  // Lists that the search hides are not acted on.
  const selected = [...own, ...shared].filter(({ id }) => selectedIds.has(id));
  const selection = bulk && {
    selectedIds,
    onSelectedChange: (id: string, isSelected: boolean) =>
      setSelectedIds((ids) => new Set(isSelected ? [...ids, id] : [...ids].filter((each) => each !== id))),
  };
  const search = useRef<HTMLInputElement>(null);

  /** The bar goes away, and with it the button that has focus. */
  function clear() {
    setSelectedIds(new Set());
    search.current?.focus();
  }

  return (
    <div className={styles.lists}>
      <Controls state={state} onStateChange={onStateChange} searchRef={search} />
      <VisuallyHidden>
        <span role="status">{state.search.trim() === '' ? '' : messages.found({ count })}</span>
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState
          message={messages.noMatch({ search: state.search.trim() })}
          action={<Button onPress={() => onStateChange({ ...state, search: '' })}>{messages.clear}</Button>}
        />
      )}
      {bulk && <BulkActions {...bulk} selected={selected} onClear={clear} />}
      <Group title={workspace ?? words.personal} lists={own} selection={selection} {...rows} />
      <Group title={messages.shared} lists={shared} selection={selection} {...rows} />
    </div>
  );
}

interface ControlsProps extends Pick<WatchlistListsProps, 'state' | 'onStateChange'> {
  searchRef: Ref<HTMLInputElement>;
}

function Controls({ state, onStateChange, searchRef }: ControlsProps) {
  const messages = useMessages(watchlistListsMessages);
  const labels: Record<ListsSort, string> = {
    news: messages.byNews,
    updated: messages.byUpdated,
    name: messages.byName,
    companies: messages.byCompanies,
  };
  return (
    <search className={styles.controls}>
      <SearchField
        ref={searchRef}
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

interface GroupProps extends Omit<ListsProps, 'all' | 'workspace' | 'state' | 'onStateChange' | 'bulk'> {
  title: string;
  lists: readonly ListedWatchlist[];
  /** Undefined if lists cannot be selected. */
  selection:
    | { selectedIds: ReadonlySet<string>; onSelectedChange: (id: string, isSelected: boolean) => void }
    | undefined;
}

function Group({ title, lists, selection, renaming, onRenamingChange, ...row }: GroupProps) {
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
              isSelected={selection?.selectedIds.has(list.id)}
              onSelectedChange={selection && ((isSelected) => selection.onSelectedChange(list.id, isSelected))}
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
