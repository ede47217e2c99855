'use client';
import { LoadableView } from '../../../feedback/LoadableView/LoadableView.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { Switch } from '../../../fields/Switch/Switch.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableViewAlerts } from './TableView.ts';
import { tableViewsMessages } from './TableViews.messages.ts';

/** Turns the alert of a view on or off. */
export function TableViewAlertSwitch({ alert, isSaving = false, error, onChange, onRetry }: TableViewAlerts) {
  const messages = useMessages(tableViewsMessages);
  return (
    <LoadableView of={alert} skeleton={<Skeleton />} onRetry={onRetry}>
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
