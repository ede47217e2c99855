'use client';
import { LoadableView } from '../../../feedback/LoadableView/LoadableView.tsx';
import { Switch } from '../../../fields/Switch/Switch.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import type { TableViewAlerts } from './TableView.ts';
import { tableViewsMessages } from './TableViews.messages.ts';

/** Turns the alert of a view on or off. */
export function TableViewAlertSwitch({ alert, isSaving = false, error, onChange, onRetry }: TableViewAlerts) {
  const messages = useMessages(tableViewsMessages);
  // As high as the switch: the actions below must not move while they are pressed.
  const skeleton = (
    <div className={styles.reserved}>
      <Switch label={messages.alert} description={messages.alertHint} />
    </div>
  );
  return (
    <LoadableView of={alert} skeleton={skeleton} onRetry={onRetry}>
      {({ isOn, obstacle }) => (
        <Switch
          label={messages.alert}
          description={isSaving ? messages.alertSaving : (obstacle ?? messages.alertHint)}
          error={isSaving ? undefined : error}
          isSelected={isOn}
          isDisabled={obstacle !== undefined && !isOn}
          isReadOnly={isSaving}
          onChange={onChange}
        />
      )}
    </LoadableView>
  );
}
