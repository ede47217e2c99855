'use client';
import { useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { LoadableView } from '../../../feedback/LoadableView/LoadableView.tsx';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { ViewsIcon } from '../../../internal/icons/ViewsIcon.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Popover } from '../../../overlays/Popover/Popover.tsx';
import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { SharedProps } from '../../../system/SharedProps.ts';
import { useShortcuts } from '../../../system/shortcuts/useShortcuts.ts';
import type { TableState } from '../model/TableState.ts';
import { showsView, type TableView, type TableViewAlerts, type TableViewState, viewStateOf } from './TableView.ts';
import { TableViewForm } from './TableViewForm.tsx';
import { TableViewList } from './TableViewList.tsx';
import { tableViewsMessages } from './TableViews.messages.ts';
import { TableViewTools } from './TableViewTools.tsx';

/** A view to be kept. */
export interface NewTableView {
  name: string;
  owner: TableView['owner'];
  state: TableViewState;
}

export interface TableViewsProps extends SharedProps<HTMLElement> {
  /** The views that the user can open. */
  views: Loadable<readonly TableView[]>;
  /** Id of the view that was opened last. `state` may differ from it since. */
  currentId?: string;
  /** Id of the view that opens with the table. */
  defaultId?: string;
  /** The current state of the table. */
  state: TableState;
  /** Whether the user is notified of new rows in the open view. Without it, views have no alerts. */
  alerts?: TableViewAlerts;
  /** The user has a team to share views with. */
  hasTeam?: boolean;
  /** Why no further view can be saved, and what to do about it. Shown in place of the form. */
  full?: string | undefined;
  /** Error message of the last action, except the creation of a view. */
  error?: string;
  /** Whether a new view is being saved. With it, the panel stays open until the view is saved. */
  isCreating?: boolean;
  /** Why the new view was not saved. The name stays, so that the user can try again. */
  creationError?: string | undefined;
  /** Called when the user opens a view. Apply it to the state with `withView`. */
  onOpen: (view: TableView) => void;
  /** Called when the user leaves the view for the previous state. Without it, they cannot leave. */
  onLeave?: () => void;
  /** Called when the user saves the current state in the view. */
  onSave: (id: string, state: TableViewState) => void;
  /** Called when the user saves the current state as a new view. */
  onCreate: (view: NewTableView) => void;
  /** Called when the user deletes a view. Ask for confirmation if others use it. */
  onDelete: (id: string) => void;
  /** Called when the user changes the default view; undefined: none, the table opens in its last state. */
  onDefaultChange: (id: string | undefined) => void;
  onRetry?: () => void;
}

/**
 * Named layouts of a table, of the user and the team. Controlled: pass the views and update them. V opens them, where
 * the app has shortcuts.
 */
export function TableViews({
  views,
  currentId,
  defaultId,
  state,
  alerts,
  hasTeam = false,
  full,
  error,
  isCreating,
  creationError,
  onOpen,
  onLeave,
  onSave,
  onCreate,
  onDelete,
  onDefaultChange,
  onRetry,
  ...shared
}: TableViewsProps) {
  const messages = useMessages(tableViewsMessages);
  const [isOpen, setOpen] = useState(false);
  useShortcuts([{ keys: 'v', label: messages.open, group: messages.table, onPress: () => setOpen(true) }]);
  const known = views.state === 'ready' ? views.value : [];
  const current = known.find(({ id }) => id === currentId);
  const isChanged = current !== undefined && !showsView(state, current.state);
  const name = current ? current.name : messages.views;
  return (
    <Popover
      {...shared}
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={messages.views}
      placement="bottom end"
      trigger={
        <Button tone="quiet" icon={<ViewsIcon />}>
          {isChanged ? messages.changed({ view: name }) : name}
        </Button>
      }
    >
      {({ close }) => (
        <Stack gap="4">
          {error !== undefined && <Notice tone="critical">{error}</Notice>}
          <LoadableView of={views} skeleton={<Skeleton shape="block" />} onRetry={onRetry}>
            {(all) => (
              <TableViewList
                views={all}
                currentId={current?.id}
                defaultId={defaultId}
                onOpen={(view) => {
                  close();
                  onOpen(view);
                }}
              />
            )}
          </LoadableView>
          {current && (
            <TableViewTools
              view={current}
              {...{ isChanged, defaultId, state, alerts, onSave, onDelete, onDefaultChange }}
              onLeave={
                onLeave &&
                (() => {
                  close();
                  onLeave();
                })
              }
            />
          )}
          {full === undefined ? (
            <TableViewForm
              hasTeam={hasTeam}
              isSaving={isCreating ?? false}
              failure={creationError}
              onSaved={close}
              onCreate={(view) => {
                if (isCreating === undefined) close();
                onCreate({ ...view, state: viewStateOf(state) });
              }}
            />
          ) : (
            <Notice tone="caution">{full}</Notice>
          )}
        </Stack>
      )}
    </Popover>
  );
}
