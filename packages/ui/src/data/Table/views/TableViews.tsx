'use client';
import { Button } from '../../../actions/Button/Button.tsx';
import { LoadableView } from '../../../feedback/LoadableView/LoadableView.tsx';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Popover } from '../../../overlays/Popover/Popover.tsx';
import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { SharedProps } from '../../../system/SharedProps.ts';
import type { TableState } from '../model/TableState.ts';
import { showsView, type TableView, type TableViewState, viewStateOf } from './TableView.ts';
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
  /** Those that the user may open. */
  views: Loadable<readonly TableView[]>;
  /** Id of the view that was opened last; it may have been changed since. */
  currentId?: string;
  /** Id of the view that opens by itself. */
  defaultId?: string;
  /** Of the table, as it is now. */
  state: TableState;
  /** There is a team to show a view to. */
  hasTeam?: boolean;
  /** What went wrong with the last that was asked for. */
  error?: string;
  /** The user opens a view: `withView` gives the state. */
  onOpen: (view: TableView) => void;
  /** The user leaves the view for the table as it was before. Without it, they cannot. */
  onLeave?: () => void;
  /** The view is to keep the table as it is now. */
  onSave: (id: string, state: TableViewState) => void;
  /** The table as it is now is to be kept as a new view. */
  onCreate: (view: NewTableView) => void;
  /** The user wants it gone: ask before, where others use it. */
  onDelete: (id: string) => void;
  /** This view is to open by itself; undefined: none, but the table as it was last. */
  onDefaultChange: (id: string | undefined) => void;
  onRetry?: () => void;
}

/** Layouts of a table under names, the user's and the team's. It keeps none: its owner does. */
export function TableViews({
  views,
  currentId,
  defaultId,
  state,
  hasTeam = false,
  error,
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
  const known = views.state === 'ready' ? views.value : [];
  const current = known.find(({ id }) => id === currentId);
  const isChanged = current !== undefined && !showsView(state, current.state);
  const name = current ? current.name : messages.views;
  return (
    <Popover
      {...shared}
      label={messages.views}
      placement="bottom end"
      trigger={<Button>{isChanged ? messages.changed({ view: name }) : name}</Button>}
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
              {...{ isChanged, defaultId, state, onSave, onDelete, onDefaultChange }}
              onLeave={
                onLeave &&
                (() => {
                  close();
                  onLeave();
                })
              }
            />
          )}
          <TableViewForm
            hasTeam={hasTeam}
            onCreate={(view) => {
              close();
              onCreate({ ...view, state: viewStateOf(state) });
            }}
          />
        </Stack>
      )}
    </Popover>
  );
}
