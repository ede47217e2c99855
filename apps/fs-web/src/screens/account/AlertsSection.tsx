import { ViewAlerts } from '@fs/account-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { turnOffAlertMutation, viewAlertsQuery } from '../../queries/tableViews.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Alerts of saved views of the account page. */
export function AlertsSection() {
  const { client } = useServices();
  const alerts = useQuery(viewAlertsQuery(client));
  const turnOff = useMutation(turnOffAlertMutation(client));
  return (
    <ViewAlerts
      alerts={toLoadable(alerts)}
      hrefOf={({ path }) => path}
      onTurnOff={({ id }) => turnOff.mutate(id)}
      turningOff={turnOff.isPending ? turnOff.variables : undefined}
      failure={turnOff.error?.message}
      onRetry={() => void alerts.refetch()}
    />
  );
}
