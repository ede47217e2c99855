import { Breadcrumbs, type BreadcrumbsItem } from '@fs/ui';
import { useReachable } from '../addresses/useReachable.ts';

interface PageCrumbsProps {
  crumbs: readonly BreadcrumbsItem[];
  /** Whether the last ones are still to come. The first then keep their place. @default false */
  isLoading?: boolean;
}

/** Breadcrumbs of a page below an index. Pages that the user cannot open are left out, and so is a page alone. */
export function PageCrumbs({ crumbs, isLoading = false }: PageCrumbsProps) {
  const reachable = useReachable();
  const open = crumbs.filter(({ href }) => reachable(href) !== undefined);
  return open.length > (isLoading ? 0 : 1) && <Breadcrumbs crumbs={open} />;
}
