import { RaisedPerWeek } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { raisedWeeksQuery } from '../../queries/feed.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import type { PanelProps } from '../panels/PanelProps.ts';

/** Raised amounts of the last weeks in the user's markets. */
export function WeeksPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const raised = useQuery(raisedWeeksQuery(client));
  return <RaisedPerWeek raised={isReady ? toLoadable(raised) : loading()} onRetry={() => void raised.refetch()} />;
}
