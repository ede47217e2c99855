'use client';
import type { CompanyColumns } from '@fs/api-contract';
import { type Loadable, NumberText, Skeleton } from '@fs/ui';
import { MissingValue } from './MissingValue.tsx';

export interface FollowersCellProps {
  found: Loadable<CompanyColumns>;
}

/** The followers of a company on all social networks. */
export function FollowersCell({ found }: FollowersCellProps) {
  if (found.state === 'loading') return <Skeleton width="half" />;
  if (found.state !== 'ready' || found.value.followers === null) return <MissingValue />;
  return <NumberText value={found.value.followers} />;
}
