import { type CompanyOverview, hasCapability } from '@fs/api-contract';
import { CompanyProfile } from '@fs/research-widgets';
import { Breadcrumbs, loading, Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import {
  companiesPath,
  companyPath,
  correctionsPath,
  createTeamPath,
  fundingPath,
  investorHref,
  investorsPath,
  marketPath,
  personHref,
  plansPath,
  reportPath,
  wholeAddress,
} from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { writeComparedIds } from '../../addresses/comparedIds.ts';
import { samePlacePath, topicPath } from '../../addresses/linkPaths.ts';
import { stringifySearch } from '../../addresses/searchParameters.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useKeptCompany } from '../../addresses/useKeptCompany.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import {
  coinvestorsQuery,
  companyDealsQuery,
  companyFundingQuery,
  companyOverviewQuery,
  companyPeopleQuery,
  headquartersQuery,
  relatedCompaniesQuery,
  siteMetricsQuery,
} from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { listSummariesQuery } from '../../queries/watchlists.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { useHashFocus } from '../../shell/useHashFocus.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useUpgradePrice } from '../account/useUpgradePrice.ts';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { CompanyKeys } from '../watchlists/CompanyKeys.tsx';
import { CompanyLists } from './CompanyLists.tsx';
import { useOpenSections } from './useOpenSections.ts';

/** One company's page. */
export function CompanyScreen() {
  const messages = useMessages(appMessages);
  const articleHref = useArticleHref();
  const { client, recentCompanies, toasts } = useServices();
  const router = useRouter();
  const { user } = useSessionState();
  const reachable = useReachable();
  const monthlyPrice = useUpgradePrice('advancedProfiles');
  const { search, setSearch } = useAddressSearch();
  const { companyId = '' } = useParams({ strict: false });
  const queries = {
    overview: useQuery(companyOverviewQuery(client, companyId)),
    funding: useQuery(companyFundingQuery(client, companyId)),
    people: useQuery(companyPeopleQuery(client, companyId)),
    related: useQuery(relatedCompaniesQuery(client, companyId)),
    coinvestors: useQuery(coinvestorsQuery(client, companyId)),
  };
  const lists = useQuery(listSummariesQuery(client, companyId));
  // Stores the company's id, because the screen stays mounted when the user opens another company.
  const [around, setAround] = useState<string>();
  const headquarters = useQuery({ ...headquartersQuery(client, companyId), enabled: around === companyId });
  const known = queries.overview.data;
  const sections = useOpenSections(companyId, known);
  const deals = useQuery({
    ...companyDealsQuery(client, companyId),
    enabled: known !== undefined && hasMoreDeals(known),
  });
  const company = known?.organization;
  const unmeasured = known && known.urlMetrics.results.length === 0 && !known.urlMetrics.withheld;
  const domain = (unmeasured && company?.domain) || '';
  const siteMetrics = useQuery({ ...siteMetricsQuery(client, domain), enabled: domain !== '' });
  usePageTitle(company?.name);
  useKeptCompany(companyId, company, ({ id }) => companyPath(id));
  useHashFocus(Object.values(queries).every(({ isPending }) => !isPending));

  useEffect(() => {
    if (company) recentCompanies.remember(company);
  }, [company, recentCompanies]);

  const { error } = queries.overview;
  if (error instanceof CallFailure && error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <UnknownSubject title={messages.companyUnknown} text={messages.companyUnknownText} />
      </Page>
    );
  }
  return (
    <Page id={contentId}>
      <Stack gap="4">
        <Breadcrumbs
          crumbs={[
            { label: messages.companies, href: companiesPath },
            ...(company?.kind === 'investor' ? [{ label: messages.investors, href: investorsPath }] : []),
            { label: company?.name ?? messages.company, href: companyPath(companyId) },
          ]}
        />
        <CompanyProfile
          // The user's lists are between the facts and the sections, which they would move.
          overview={
            lists.isPending
              ? loading()
              : toLoadable({ ...queries.overview, data: known && { ...known, ...deals.data } })
          }
          funding={toLoadable(queries.funding)}
          people={toLoadable(queries.people)}
          related={toLoadable(queries.related)}
          coinvestors={toLoadable(queries.coinvestors)}
          headquarters={{
            facts: toLoadable(headquarters),
            onOpen: () => setAround(companyId),
            onRetry: () => void headquarters.refetch(),
          }}
          hrefOf={({ id }) => companyPath(id)}
          personHrefOf={personHref}
          investorHrefOf={investorHref}
          marketHrefOf={marketPath}
          topicHrefOf={topicPath}
          lists={company && <CompanyLists company={company} />}
          placeHrefOf={samePlacePath}
          articleHrefOf={articleHref}
          reportHref={company && reportPath(company)}
          editHref={company && reachable(correctionsPath(company))}
          shareUrl={wholeAddress(companyPath(companyId))}
          onShareNotice={toasts.show}
          onFundingYearPress={(year) =>
            company &&
            void router.navigate({
              href: fundingPath + stringifySearch({ company: company.name, date: `in_${year}` }),
            })
          }
          onCompare={(ids) => setSearch({ ...search, compare: writeComparedIds(ids) })}
          {...sections}
          {...(domain !== '' && {
            siteMetrics: { facts: toLoadable(siteMetrics), onRetry: () => void siteMetrics.refetch() },
          })}
          upgrade={
            hasCapability(user?.groups ?? [], 'advancedProfiles')
              ? undefined
              : { upgradeHref: plansPath, createTeamHref: reachable(createTeamPath), monthlyPrice }
          }
          onRetry={(part) => void queries[part].refetch()}
        />
      </Stack>
      {company && (
        <CompanyKeys
          company={company}
          onCompare={() => setSearch({ ...search, compare: writeComparedIds([companyId]) })}
        />
      )}
      <CompareLayer />
    </Page>
  );
}

/** Whether there are more deals than the overview includes. */
function hasMoreDeals({ totals, acquisitions, portfolio }: CompanyOverview): boolean {
  return totals.acquisitions > acquisitions.length || totals.portfolio > portfolio.length;
}
