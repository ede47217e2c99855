import { RelatedCompanies } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref } from '../../addresses/appPaths.ts';
import { recentlyFundedQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The most recently funded companies. */
export function RecentlyFundedPanel() {
  const { client } = useServices();
  const companies = useQuery(recentlyFundedQuery(client));
  return (
    <RelatedCompanies
      title={appMessages.recentlyFunded}
      companies={toLoadable(companies)}
      hrefOf={companyHref}
      onRetry={() => void companies.refetch()}
    />
  );
}
