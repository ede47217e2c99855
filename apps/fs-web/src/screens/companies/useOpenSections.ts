import type { CompanyOverview } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { companyInvestmentsQuery, companyNewsQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/**
 * Which sections of a company's page show all of their rows, with the rows that the overview lacks. The address keeps
 * them, so that who opens a company of an investor and goes back finds all of its companies again.
 */
export function useOpenSections(companyId: string, overview: CompanyOverview | undefined) {
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const openSections = search.all?.split('.') ?? [];
  const wants = (section: string, kind: 'investments' | 'articles') =>
    openSections.includes(section) && overview !== undefined && overview.totals[kind] > overview[kind].length;
  const wantsInvestments = wants('investments', 'investments');
  const wantsArticles = wants('news', 'articles');
  const investments = useQuery({ ...companyInvestmentsQuery(client, companyId), enabled: wantsInvestments });
  const articles = useQuery({ ...companyNewsQuery(client, companyId), enabled: wantsArticles });
  return {
    openSections,
    onOpenSectionsChange: (ids: readonly string[]) =>
      setSearch({ ...search, all: ids.length === 0 ? undefined : ids.join('.') }, { replace: true }),
    allInvestments: {
      facts: wantsInvestments ? toLoadable(investments) : null,
      onShowAll: () => wantsInvestments && void investments.refetch(),
    },
    allArticles: {
      facts: wantsArticles ? toLoadable(articles) : null,
      onShowAll: () => wantsArticles && void articles.refetch(),
    },
  };
}
