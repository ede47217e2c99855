import type { CompanyOverview } from '@fs/api-contract';
import { CompanyComparison, CompanyPicker } from '@fs/research-widgets';
import { Modal, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, comparePath, investorHref, personHref, wholeAddress } from '../../addresses/appPaths.ts';
import { mostCompared, readComparedIds, writeComparedIds } from '../../addresses/comparedIds.ts';
import { marketNamePath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { companiesByNameQuery, companiesOverviewQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { useAddToList } from '../tables/useAddToList.tsx';

/** Width of the dialog in px: five companies and their facts fit. */
const width = 1200;

interface CompareCompaniesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The companies that the address compares, over the page. */
export function CompareCompanies({ isOpen, onOpenChange }: CompareCompaniesProps) {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const { ids, unreadable } = readComparedIds(search.compare);
  const query = useQuery({ ...companiesOverviewQuery(client, ids), enabled: isOpen });
  const [text, setText] = useState('');
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const { items, add, dialog } = useAddToList();
  const asked = [...new Set(ids.map((id) => query.data?.keptIds.get(id) ?? id))];
  const known = inOrder(query.data?.overviews ?? [], asked);
  const missing = unreadable + (query.isSuccess && !query.isPlaceholderData ? asked.length - known.length : 0);
  const isMerged = isOpen && asked.join() !== ids.join();
  // The address of merged companies becomes that of the companies that they were merged into.
  useEffect(() => {
    if (isMerged) setSearch({ ...search, compare: writeComparedIds(asked) }, { replace: true });
  });

  function compare(next: readonly string[]) {
    setSearch({ ...search, compare: writeComparedIds(next) });
  }

  return (
    <>
      <Modal isOpen={isOpen} onOpenChange={onOpenChange} width={width} title={messages.compare}>
        <CompanyComparison
          companies={toLoadable({ ...query, data: query.data && known })}
          missing={missing}
          hrefOf={companyHref}
          personHrefOf={personHref}
          investorHrefOf={investorHref}
          marketHrefOf={marketNamePath}
          onChange={compare}
          onAddAll={(item) =>
            void add(
              known.map(({ organization }) => organization),
              item,
            )
          }
          addAllItems={items}
          url={wholeAddress(comparePath(ids))}
          picker={
            <CompanyPicker
              label={messages.compareAnother}
              found={text === '' ? null : toLoadable(found)}
              onSearch={setText}
              onPick={({ id }) => !ids.includes(id) && compare([...ids, id])}
              chosenIds={new Set(ids)}
              fullReason={ids.length < mostCompared ? undefined : messages.compareFull({ count: mostCompared })}
              onRetry={() => void found.refetch()}
            />
          }
          onRetry={() => void query.refetch()}
        />
      </Modal>
      {dialog}
    </>
  );
}

function inOrder(companies: readonly CompanyOverview[], ids: readonly string[]): CompanyOverview[] {
  return ids.flatMap((id) => companies.filter(({ organization }) => organization.id === id));
}
