import { CompanyHoverCard } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companyOverviewQuery } from '../queries/companies.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';

/** The card of a company. Its facts are those that the profile then begins with. */
export function AppCompanyCard({ id }: { id: string }) {
  const { client } = useServices();
  const company = useQuery({ ...companyOverviewQuery(client, id), select: (overview) => overview.organization });
  return <CompanyHoverCard company={toLoadable(company)} onRetry={() => void company.refetch()} />;
}
