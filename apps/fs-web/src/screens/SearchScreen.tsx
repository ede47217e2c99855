import { limits } from '@fs/api-contract';
import {
  companyTableQuery,
  companyTableState,
  marketTableQuery,
  marketTableState,
  SearchResults,
  type SearchTab,
} from '@fs/research-widgets';
import { Page, Section } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { appMessages } from '../App.messages.ts';
import { addCompanyPath, companyHref, marketPath, searchPath } from '../appPaths.ts';
import { marketNamePath } from '../linkPaths.ts';
import { exportedCompanies } from '../queries/exports.ts';
import { companySearchQuery, marketSearchQuery } from '../queries/searches.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';
import { contentId } from '../shell/contentId.ts';
import { SavedViews } from './SavedViews.tsx';
import { useScreenLocation } from './useScreenLocation.ts';
import { useTableAddress } from './useTableAddress.ts';

/** Parameters of the address that belong to the search and not to its tables. */
const keep = ['query', 'sf'];

/** What a text finds among companies and markets; `sf` says which tab is open (decision AMB-018). */
export function SearchScreen() {
  const { client } = useServices();
  const router = useRouter();
  const { pathname, searchStr } = useScreenLocation();
  const parameters = new URLSearchParams(searchStr);
  const text = parameters.get('query')?.trim() ?? '';
  const tab: SearchTab = parameters.get('sf') === 'markets' ? 'markets' : 'companies';
  const isSearching = text.length >= limits.searchLetters;

  const companyTable = useTableAddress({
    name: 'companies',
    read: companyTableState,
    write: companyTableQuery,
    keep,
    opensFirst: false,
  });
  const marketTable = useTableAddress({
    name: 'markets',
    read: marketTableState,
    write: marketTableQuery,
    keep,
    opensFirst: tab === 'markets',
  });
  // The tables share parameters of the address; the one that is not open is as at first.
  const companyState = tab === 'companies' ? companyTable.state : companyTableState(new URLSearchParams());
  const marketState = tab === 'markets' ? marketTable.state : marketTableState(new URLSearchParams());
  const named = [{ field: 'name', op: 'contains', value: text }] as const;
  const companies = useQuery({
    ...companySearchQuery(client, companyState, named),
    enabled: isSearching && !(tab === 'companies' && companyTable.isPending),
  });
  const markets = useQuery({ ...marketSearchQuery(client, text), enabled: isSearching });

  /** Another text in the same tab: the view that is open stays, and what the table is filtered and sorted by. */
  function searchFor(query: string) {
    const next = new URLSearchParams(searchStr);
    next.set('query', query);
    next.delete('page');
    void router.navigate({ href: `${pathname}?${next}`, state: true });
  }

  return (
    <Page id={contentId}>
      <Section title={appMessages.search} level={1}>
        <SearchResults
          query={text}
          onQueryChange={searchFor}
          tab={tab}
          onTabChange={(open) => void router.navigate({ href: searchPath(text, open) })}
          isSearching={isSearching}
          suggestHref={addCompanyPath}
          companies={{
            companies: toLoadable({ ...companies, isPlaceholderData: false }),
            isRefreshing: companies.isFetching,
            state: companyState,
            onStateChange: companyTable.onStateChange,
            hasColumnTools: true,
            hasDensitySwitch: true,
            hrefOf: companyHref,
            marketHrefOf: marketNamePath,
            isSignedIn: true,
            tools: <SavedViews {...companyTable.views} />,
            exportRows: exportedCompanies(client, companyState, named),
            onRetry: () => void companies.refetch(),
          }}
          markets={{
            markets: toLoadable(markets),
            isRefreshing: markets.isFetching,
            state: marketState,
            onStateChange: marketTable.onStateChange,
            hasColumnTools: true,
            hasDensitySwitch: true,
            hasExport: true,
            tools: <SavedViews {...marketTable.views} />,
            hrefOf: marketPath,
            onRetry: () => void markets.refetch(),
          }}
        />
      </Section>
    </Page>
  );
}
