'use client';
import { CheckIcon } from '../../../internal/icons/CheckIcon.tsx';
import { TrashIcon } from '../../../internal/icons/TrashIcon.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { PinIcon } from '../columns/PinIcon.tsx';
import type { TableState } from '../model/TableState.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import { TableTool } from '../toolbar/TableTool.tsx';
import { type TableView, type TableViewAlerts, type TableViewState, viewStateOf } from './TableView.ts';
import { TableViewAlertSwitch } from './TableViewAlertSwitch.tsx';
import { tableViewsMessages } from './TableViews.messages.ts';

export interface TableViewToolsProps {
  view: TableView;
  isChanged: boolean;
  defaultId?: string;
  state: TableState;
  alerts?: TableViewAlerts;
  onLeave?: () => void;
  onSave: (id: string, state: TableViewState) => void;
  onDelete: (id: string) => void;
  onDefaultChange: (id: string | undefined) => void;
}

/** What can be done to the view that is open. */
export function TableViewTools(props: TableViewToolsProps) {
  const messages = useMessages(tableViewsMessages);
  const { view, isChanged, defaultId, state, alerts, onLeave, onSave, onDelete, onDefaultChange } = props;
  const isDefault = view.id === defaultId;
  return (
    <fieldset aria-label={view.name} className={styles.group}>
      {view.canChange ? (
        <TableTool icon={<CheckIcon />} isDisabled={!isChanged} onPress={() => onSave(view.id, viewStateOf(state))}>
          {messages.save}
        </TableTool>
      ) : (
        <Text size="small" tone="muted">
          {messages.readOnly}
        </Text>
      )}
      <TableTool icon={<PinIcon />} isOn={isDefault} onPress={() => onDefaultChange(isDefault ? undefined : view.id)}>
        {isDefault ? messages.unmakeDefault : messages.makeDefault}
      </TableTool>
      {alerts && (
        <div className={styles.field}>
          <TableViewAlertSwitch {...alerts} />
        </div>
      )}
      {onLeave && (
        <TableTool icon={<span className={styles.noIcon} />} onPress={onLeave}>
          {messages.leave}
        </TableTool>
      )}
      {view.canChange && (
        <TableTool icon={<TrashIcon />} onPress={() => onDelete(view.id)}>
          {messages.remove}
        </TableTool>
      )}
    </fieldset>
  );
}
