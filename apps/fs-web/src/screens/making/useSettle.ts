import type { Outcome } from '@fs/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshMaking } from '../../queries/making.ts';
import { useServices } from '../../services.tsx';

/** Returns a function that shows the failure of a call, and then the jobs as they are. It returns whether the call succeeded. */
export function useSettle(): (call: Promise<Outcome<unknown>>) => Promise<boolean> {
  const { toasts } = useServices();
  const queries = useQueryClient();
  return async (call) => {
    const done = await call;
    if (!done.ok) toasts.show({ message: done.limit?.message ?? done.error, tone: 'critical' });
    await refreshMaking(queries);
    return done.ok;
  };
}
