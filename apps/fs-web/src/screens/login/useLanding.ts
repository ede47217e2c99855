import type { Landing } from '@fs/api-contract';
import { failed, type Loadable, loading, ready } from '@fs/ui';
import { useEffect, useState } from 'react';
import { landingQuery } from '../../queries/landing.ts';
import { useFrameServices } from '../../services.tsx';

/**
 * The landing page's data, or its failure. Without `useQuery`, because the page is painted before the code that requests
 * data has loaded.
 */
export function useLanding(): Loadable<Landing> {
  const { openData, loadedData } = useFrameServices();
  const [landing, setLanding] = useState<Loadable<Landing>>(() => {
    const data = loadedData();
    const known = data?.queryClient.getQueryData(landingQuery(data.client).queryKey);
    return known ? ready(known) : loading();
  });
  useEffect(() => {
    let isGone = false;
    const show = (next: Loadable<Landing>) => {
      if (!isGone) setLanding(next);
    };
    const load = async () => {
      const { client, queryClient } = await openData();
      return queryClient.fetchQuery(landingQuery(client));
    };
    load().then(
      (data) => show(ready(data)),
      (error) => show(failed(error instanceof Error ? error.message : '')),
    );
    return () => {
      isGone = true;
    };
  }, [openData]);
  return landing;
}
