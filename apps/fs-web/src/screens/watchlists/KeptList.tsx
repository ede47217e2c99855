import { limits } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { keptCompaniesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { NewWatchlist } from './NewWatchlist.tsx';

interface KeptListProps {
  /** From the address. What is no company is left out. */
  companyIds: readonly string[];
  onClose: () => void;
}

/** Offers to make a list of the companies that the user recognized on the landing page before signing up. */
export function KeptList({ companyIds, onClose }: KeptListProps) {
  const { client } = useServices();
  const { data = [] } = useQuery(keptCompaniesQuery(client, companyIds.slice(0, limits.recognitionLines)));
  return <NewWatchlist isOpen={data.length > 0} onOpenChange={onClose} preset={data} />;
}
