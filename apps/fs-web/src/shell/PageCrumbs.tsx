import { Breadcrumbs, type BreadcrumbsItem } from '@fs/ui';
import { useReachable } from '../addresses/useReachable.ts';

/** Breadcrumbs of a page below an index. Pages that the user cannot open are left out, and so is a page alone. */
export function PageCrumbs({ crumbs }: { crumbs: readonly BreadcrumbsItem[] }) {
  const reachable = useReachable();
  const open = crumbs.filter(({ href }) => reachable(href) !== undefined);
  return open.length > 1 && <Breadcrumbs crumbs={open} />;
}
