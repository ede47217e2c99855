import type { CompanyOverview } from '@fs/api-contract';
import { CompanyComparison, CompanyPicker } from '@fs/research-widgets';
import { lazyOverlay, Modal } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, comparePath, wholeAddress } from '../../addresses/appPaths.ts';
import { mostCompared, readComparedIds, writeComparedIds } from '../../addresses/comparedIds.ts';
import { marketNamePath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { companiesByNameQuery, companiesOverviewQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

const NewWatchlist = lazyOverlay(async () => (await import('../watchlists/NewWatchlist.tsx')).NewWatchlist);

/** Width of the dialog in px: five companies and their facts fit. */
const width = 1200;

interface CompareCompaniesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The companies that the address compares, over the page. */
export function CompareCompanies({ isOpen, onOpenChange }: CompareCompaniesProps) {
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const { ids, unreadable } = readComparedIds(search.compare);
  const query = useQuery({ ...companiesOverviewQuery(client, ids), enabled: isOpen });
  const [text, setText] = useState('');
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const [isAdding, setAdding] = useState(false);
  const known = inOrder(query.data ?? [], ids);
  const missing = unreadable + (query.isSuccess && !query.isPlaceholderData ? ids.length - known.length : 0);

  function compare(next: readonly string[]) {
    setSearch({ ...search, compare: writeComparedIds(next) });
  }

  return (
    <>
      <Modal isOpen={isOpen} onOpenChange={onOpenChange} width={width} title={appMessages.compare}>
        <CompanyComparison
          companies={toLoadable({ ...query, data: query.data && known })}
          missing={missing}
          hrefOf={companyHref}
          marketHrefOf={marketNamePath}
          onChange={compare}
          onAddAll={() => setAdding(true)}
          url={wholeAddress(comparePath(ids))}
          picker={
            ids.length < mostCompared && (
              <CompanyPicker
                label={appMessages.compareAnother}
                found={text === '' ? null : toLoadable({ ...found, isPlaceholderData: false })}
                onSearch={setText}
                onPick={({ id }) => !ids.includes(id) && compare([...ids, id])}
                chosenIds={new Set(ids)}
                onRetry={() => void found.refetch()}
              />
            )
          }
          onRetry={() => void query.refetch()}
        />
      </Modal>
      {isAdding && (
        <NewWatchlist
          isOpen
          onOpenChange={() => setAdding(false)}
          preset={known.map(({ organization }) => organization)}
        />
      )}
    </>
  );
}

function inOrder(companies: readonly CompanyOverview[], ids: readonly string[]): CompanyOverview[] {
  return ids.flatMap((id) => companies.filter(({ organization }) => organization.id === id));
}
