'use client';
import { CheckIcon } from '../../../internal/icons/CheckIcon.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import { TableTool } from '../toolbar/TableTool.tsx';
import type { TableView } from './TableView.ts';
import { tableViewsMessages } from './TableViews.messages.ts';

export interface TableViewListProps {
  views: readonly TableView[];
  currentId: string | undefined;
  defaultId: string | undefined;
  onOpen: (view: TableView) => void;
}

const owners = ['mine', 'team'] as const satisfies readonly TableView['owner'][];

/** The views to open, the user's own first. */
export function TableViewList({ views, currentId, defaultId, onOpen }: TableViewListProps) {
  const messages = useMessages(tableViewsMessages);
  if (views.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <div>
      {owners.map((owner) => {
        const own = views.filter((view) => view.owner === owner);
        return (
          own.length > 0 && (
            <fieldset key={owner} aria-label={messages[owner]} className={styles.group}>
              <Text size="small" tone="muted" aria-hidden="true">
                {messages[owner]}
              </Text>
              {own.map((view) => (
                <TableTool
                  key={view.id}
                  isOn={view.id === currentId}
                  icon={view.id === currentId ? <CheckIcon /> : <span className={styles.noIcon} />}
                  onPress={() => onOpen(view)}
                >
                  <bdi>{view.name}</bdi>
                  {view.id === defaultId && ` (${messages.isDefault})`}
                </TableTool>
              ))}
            </fieldset>
          )
        );
      })}
    </div>
  );
}
