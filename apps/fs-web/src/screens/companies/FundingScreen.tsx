import { FundingTable, fundingTableSearch, fundingTableState } from '@fs/research-widgets';
import { Page, Section } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, companyHref, fundingPath } from '../../addresses/appPaths.ts';
import { exportedFundings } from '../../queries/exports.ts';
import { fundingSearchQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useTableAddress } from '../tables/useTableAddress.ts';

/** The table of funding rounds. */
export function FundingScreen() {
  const { client } = useServices();
  const table = useTableAddress({ name: 'funding', read: fundingTableState, write: fundingTableSearch });
  const { state, onStateChange, isPending, views } = table;
  const query = useQuery({ ...fundingSearchQuery(client, state), enabled: !isPending });
  return (
    <Page id={contentId}>
      <PageCrumbs
        crumbs={[
          { label: appMessages.companies, href: companiesPath },
          { label: appMessages.funding, href: fundingPath },
        ]}
      />
      <Section title={appMessages.funding} level={1}>
        <FundingTable
          state={state}
          onStateChange={onStateChange}
          tools={<SavedViews {...views} />}
          exportRows={exportedFundings(client, state)}
          hasColumnTools
          hasFilterBar
          hasDensitySwitch
          rounds={toLoadable({ ...query, isPlaceholderData: false })}
          isRefreshing={query.isFetching}
          hrefOf={companyHref}
          onRetry={() => void query.refetch()}
        />
      </Section>
    </Page>
  );
}
