import { limits } from '@fs/api-contract';
import {
  Button,
  lazyComponent,
  lazyOverlay,
  type NewTableView,
  showsView,
  type TableViewState,
  useMessages,
} from '@fs/ui';
import { tableViewsMessages } from '@fs/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import {
  createViewMutation,
  deleteViewMutation,
  firstViewMutation,
  updateViewMutation,
} from '../../queries/tableViews.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { failureText } from './failureText.ts';
import type { useTableAddress } from './useTableAddress.ts';
import { useViewAlert } from './useViewAlert.ts';

type SavedViewsProps = ReturnType<typeof useTableAddress>['views'];

// Lazy-loaded, so that the table does not wait.
const TableViews = lazyComponent(async () => (await import('@fs/ui/TableViews')).TableViews);
const Confirm = lazyOverlay(async () => (await import('@fs/ui/Confirm')).Confirm);

/** A table's views: open, save, change and share with the workspace. */
export function SavedViews({ name, state, known, saved, viewId, openView }: SavedViewsProps) {
  const { client, toasts } = useServices();
  const { account } = useWorkspace();
  const texts = useMessages(appMessages);
  const messages = useMessages(tableViewsMessages);
  const creation = useMutation(createViewMutation(client, name));
  const update = useMutation(updateViewMutation(client, name));
  const deletion = useMutation(deleteViewMutation(client, name));
  const first = useMutation(firstViewMutation(client, name));
  const [asked, setAsked] = useState<string>();
  const askedName = saved?.views.find(({ id }) => id === asked)?.name;
  // The dialog still names the view while it closes.
  const [lastAskedName, setLastAskedName] = useState<string>();
  if (askedName !== undefined && askedName !== lastAskedName) setLastAskedName(askedName);
  const current = saved?.views.find(({ id }) => id === viewId);
  const view = known.data?.find(({ id }) => id === viewId);
  // The revision on which the user's changes are based, so that a newer one is not overwritten.
  const [begun, setBegun] = useState<{ id: string; revision: number }>();
  if (current && view && (begun?.id !== current.id || showsView(state, view.state))) {
    const { id, revision } = current;
    if (begun?.id !== id || begun.revision !== revision) setBegun({ id, revision });
  }
  const alerts = useViewAlert(current);
  const own = saved?.views.filter(({ isOwn }) => isOwn).length ?? 0;
  const error = update.error ?? deletion.error ?? first.error;
  const isMissing = viewId !== undefined && known.data?.every(({ id }) => id !== viewId) === true;
  const missing = isMissing ? texts.viewMissing : undefined;
  useEffect(() => {
    if (missing !== undefined) toasts.show({ message: missing, tone: 'critical' });
  }, [missing, toasts]);

  const shown = useRef({ viewId, state });
  useEffect(() => {
    shown.current = { viewId, state };
  }, [viewId, state]);

  /** Whether the table is still as it was saved: by now the user may have opened another view, or changed this one. */
  const isStill = (from: string | undefined, saved?: TableViewState) =>
    shown.current.viewId === from && (saved === undefined || showsView(shown.current.state, saved));

  /** Clears errors of the previous view. */
  function open(id: string | undefined) {
    for (const { reset } of [update, deletion, first]) reset();
    openView(id);
  }

  function create({ name, owner, state }: NewTableView) {
    creation.mutate(
      { name: name.slice(0, limits.viewName), state, accountID: owner === 'team' ? (account?.id ?? null) : null },
      { onSuccess: ({ id }) => isStill(viewId, state) && open(id) },
    );
  }

  function save(id: string, next: TableViewState) {
    if (begun?.id !== id) return;
    update.mutate(
      { id, revision: begun.revision, state: next },
      // After the error the user can overwrite the current revision.
      {
        onSuccess: ({ revision }) => {
          if (isStill(id, next)) open(id);
          // What the user changed since is based on what was saved.
          else setBegun((now) => (now?.id === id ? { id, revision } : now));
        },
        onError: () => setBegun(undefined),
      },
    );
  }

  function remove(id: string) {
    deletion.mutate(id, { onSuccess: () => isStill(id) && open(undefined) });
    setAsked(undefined);
  }

  return (
    <>
      <Suspense fallback={<Button isDisabled>{messages.views}</Button>}>
        <TableViews
          views={toLoadable({ ...known, isPlaceholderData: false })}
          currentId={viewId}
          defaultId={saved?.firstId ?? undefined}
          state={state}
          alerts={alerts}
          hasTeam={account !== null}
          full={own >= limits.viewsPerOwner ? texts.viewsFull({ most: limits.viewsPerOwner }) : undefined}
          error={error ? failureText(error, texts.viewChanged) : missing}
          isCreating={creation.isPending}
          creationError={creation.error ? failureText(creation.error, texts.viewChanged) : undefined}
          onOpen={({ id }) => open(id)}
          onLeave={() => open(undefined)}
          onSave={save}
          onCreate={create}
          onDelete={(id) => (saved?.views.find((view) => view.id === id)?.accountID ? setAsked(id) : remove(id))}
          onDefaultChange={(id) => first.mutate(id ?? null)}
          onRetry={() => void known.refetch()}
        />
      </Suspense>
      <Confirm
        isOpen={asked !== undefined}
        title={texts.viewDelete({ view: lastAskedName ?? '' })}
        confirmLabel={messages.remove}
        tone="critical"
        onConfirm={() => asked !== undefined && remove(asked)}
        onOpenChange={() => setAsked(undefined)}
      >
        {texts.viewDeleteMeans}
      </Confirm>
    </>
  );
}
