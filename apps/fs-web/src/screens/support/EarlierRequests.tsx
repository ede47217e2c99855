import { SupportRequests } from '@fs/account-widgets';
import { useQuery } from '@tanstack/react-query';
import { supportRequestsQuery } from '../../queries/forms.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** What the logged-in user asked support earlier. */
export function EarlierRequests() {
  const { client } = useServices();
  const requests = useQuery(supportRequestsQuery(client));
  return <SupportRequests requests={toLoadable(requests)} onRetry={() => void requests.refetch()} />;
}
