import type { CompanyCard } from '@fs/api-contract';
import { CompanyMerges, type MergeTarget } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { correctionsPath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { mergePreviewQuery, mergesQuery } from '../../queries/staff.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { staffMessages } from './staff.messages.ts';

/** Merges a company into the one that it duplicates, and undoes merges (decision 104). */
export function CompanyDuplicates({ company }: { company: CompanyCard }) {
  const messages = useMessages(staffMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const openFromHere = useOpenFromHere();
  const [text, setText] = useState('');
  const [into, setInto] = useState('');
  const merges = useQuery(mergesQuery(client, company.id));
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const preview = useQuery({ ...mergePreviewQuery(client, company.id, into), enabled: into !== '' });

  async function merge(target: MergeTarget) {
    const saved = await client.companyMerges.mergeCompany(company.id, target.id);
    if (!saved.ok) return saved;
    toasts.show({ message: messages.merged({ merged: company.name, kept: saved.data.name }) });
    await openFromHere(correctionsPath(saved.data));
    // Everything that is loaded may show the company.
    void queries.invalidateQueries();
    return saved;
  }

  return (
    <CompanyMerges
      company={company}
      merges={toLoadable(merges)}
      found={text === '' ? [] : (found.data ?? [])}
      isSearching={found.isFetching}
      searchFailure={text === '' ? undefined : found.error?.message}
      onSearch={setText}
      preview={into === '' ? null : toLoadable(preview)}
      onPick={(target) => setInto(target?.id ?? '')}
      onMerge={merge}
      onUndo={async ({ id }) => {
        const undone = await client.companyMerges.undoCompanyMerge(id);
        if (!undone.ok) return undone.reason === 'conflict' ? { ok: false, error: messages.undoFirst } : undone;
        await merges.refetch();
        void queries.invalidateQueries();
        return undone;
      }}
      onRetry={() => void merges.refetch()}
      onRetryPreview={() => void preview.refetch()}
    />
  );
}
