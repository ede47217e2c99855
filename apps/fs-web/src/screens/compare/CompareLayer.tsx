import { lazyOverlay } from '@fs/ui';
import { readComparedIds } from '../../addresses/comparedIds.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';

/** Lazy-loaded, because few pages are opened with a comparison. */
const CompareCompanies = lazyOverlay(async () => (await import('./CompareCompanies.tsx')).CompareCompanies);

/** Opens the comparison of an address with `?compare=`, over the page. */
export function CompareLayer() {
  const { search, setSearch } = useAddressSearch();
  const isOpen = readComparedIds(search.compare).ids.length > 0;
  return <CompareCompanies isOpen={isOpen} onOpenChange={() => setSearch({ ...search, compare: undefined })} />;
}
