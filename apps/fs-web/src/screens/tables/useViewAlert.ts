import type { SavedTableView } from '@fs/api-contract';
import { type TableViewsProps, useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { viewAlertMutation, viewAlertQuery } from '../../queries/tableViews.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { failureText } from './failureText.ts';

/** The alert of the open view, as its switch shows it. Undefined without an open view. */
export function useViewAlert(view: SavedTableView | undefined): TableViewsProps['alerts'] {
  const { client } = useServices();
  const texts = useMessages(appMessages);
  const { id = '', revision } = view ?? {};
  const alert = useQuery({ ...viewAlertQuery(client, id, revision), enabled: view !== undefined });
  const change = useMutation(viewAlertMutation(client, id, revision));
  if (!view) return undefined;
  const obstacles = { table: texts.alertNotForTable, filters: texts.alertNotForFilters };
  const obstacle = alert.data?.obstacle;
  const shown = alert.data && {
    isOn: change.isPending ? change.variables : alert.data.isOn,
    ...(obstacle && { obstacle: obstacles[obstacle] }),
  };
  return {
    alert: toLoadable({ ...alert, data: shown, isPlaceholderData: false }),
    isSaving: change.isPending,
    error: change.error ? failureText(change.error, texts.viewChanged) : undefined,
    onChange: change.mutate,
    onRetry: () => void alert.refetch(),
  };
}
