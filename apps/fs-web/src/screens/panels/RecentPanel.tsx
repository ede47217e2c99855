import { RecentCompanies } from '@fs/research-widgets';
import { companyPath } from '../../addresses/appPaths.ts';
import { useServices } from '../../services.tsx';

/** The companies that the user opened last on this device, if any. */
export function RecentPanel() {
  const { recentCompanies } = useServices();
  const recent = recentCompanies.list();
  return recent.length > 0 && <RecentCompanies companies={recent} hrefOf={({ id }) => companyPath(id)} />;
}
