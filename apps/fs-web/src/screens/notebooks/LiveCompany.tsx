import { LiveBlock, type LiveReference } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companyHref } from '../../addresses/appPaths.ts';
import { companyOverviewQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** A live line of a notebook, with the data of today. */
export function LiveCompany({ reference: { kind, companyId, name } }: { reference: LiveReference }) {
  const { client } = useServices();
  const overview = useQuery(companyOverviewQuery(client, companyId));
  return (
    <LiveBlock
      kind={kind}
      name={name}
      overview={toLoadable(overview)}
      hrefOf={companyHref}
      onRetry={() => void overview.refetch()}
    />
  );
}
