import type { CompanyCard } from '@fs/api-contract';
import { companyHref, signUpTowards } from '../../addresses/appPaths.ts';
import { useSessionState } from '../../services.tsx';

/** URL of a company's page. Signed-out users reach it through a free account. */
export function useCompanyWay(): (company: Pick<CompanyCard, 'id'>) => string {
  const { user } = useSessionState();
  return user ? companyHref : (company) => signUpTowards(companyHref(company));
}
