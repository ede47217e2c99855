import { PublicCompanies } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { publicCompaniesQuery } from '../../queries/landing.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { useCompanyWay } from './useCompanyWay.ts';
import { useSettledText } from './useSettledText.ts';

/** What the landing page's search finds. */
export function LandingHits({ text }: { text: string }) {
  const { client } = useServices();
  const hrefOf = useCompanyWay();
  const settled = useSettledText(text);
  const found = useQuery({ ...publicCompaniesQuery(client, settled), enabled: settled !== '' });
  return (
    <PublicCompanies
      companies={settled === '' ? loading() : toLoadable(found)}
      hrefOf={hrefOf}
      onRetry={() => void found.refetch()}
    />
  );
}
