import { Experiments } from '@fs/account-widgets';
import { Page } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { preferencesQuery, savePreferenceMutation } from '../../queries/preferences.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { experimentsOf } from './experimentsOf.ts';

/** The experiments, for administrators and internal users (AMB-196, decision 101). */
export function ExperimentsScreen() {
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const owner = user?.attributes.sub ?? '';
  const on = useQuery({
    ...preferencesQuery(client, owner),
    select: (preferences) => experimentsOf(user?.groups ?? [], preferences),
  });
  const save = useMutation(savePreferenceMutation(client, owner, 'experiments'));
  return (
    <Page id={contentId}>
      <Experiments
        on={toLoadable(on)}
        onChange={(chosen) =>
          save.mutate(
            { details: { on: chosen } },
            { onError: ({ message }) => toasts.show({ message, tone: 'critical' }) },
          )
        }
        onRetry={() => void on.refetch()}
      />
    </Page>
  );
}
