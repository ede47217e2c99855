import { CompanyQuickInfo } from '@fs/research-widgets';
import { EmptyState, Link, Page } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appMessages } from '../App.messages.ts';
import { CallFailure } from '../queries/CallFailure.ts';
import { companyQuery } from '../queries/companies.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';
import { contentId } from '../shell/contentId.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';

/** One company's page. */
export function CompanyScreen() {
  const { client, recentCompanies } = useServices();
  const { companyId = '' } = useParams({ strict: false }) as { companyId?: string };
  const query = useQuery(companyQuery(client, companyId));
  const company = query.data;
  usePageTitle(company?.name);

  useEffect(() => {
    if (!company) return;
    const location = [company.city, company.state_code, company.country_code].filter(Boolean).join(', ') || null;
    recentCompanies.remember({ ...company, location });
  }, [company, recentCompanies]);

  const isAbsent = query.error instanceof CallFailure && query.error.reason === 'not-found';
  return (
    <Page id={contentId}>
      {isAbsent ? (
        <EmptyState message={appMessages.companyUnknown} action={<Link href="/">{appMessages.toStart}</Link>} />
      ) : (
        <CompanyQuickInfo company={toLoadable(query)} onRetry={() => void query.refetch()} />
      )}
    </Page>
  );
}
