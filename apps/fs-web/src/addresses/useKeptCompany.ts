import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Replaces the address of a merged company by that of the company that it was merged into, which the server answers. */
export function useKeptCompany(
  companyId: string,
  kept: { id: string } | undefined,
  pathOf: (company: { id: string }) => string,
): void {
  const router = useRouter();
  const isMerged = kept !== undefined && kept.id !== companyId.toLowerCase();
  const path = isMerged ? pathOf(kept) : undefined;
  useEffect(() => {
    if (path !== undefined) void router.navigate({ href: path, replace: true });
  }, [path, router]);
}
