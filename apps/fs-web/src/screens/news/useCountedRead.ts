import { useEffect } from 'react';
import { useServices } from '../../services.tsx';

/** Counts that an article of ours was opened, once per visit. */
export function useCountedRead(articleId: string | undefined): void {
  const { client } = useServices();
  useEffect(() => {
    // A read that is not counted is no failure for the user.
    if (articleId !== undefined) void client.curation.countArticleRead(articleId);
  }, [articleId, client]);
}
