import type { JobInputs, ToolType } from '@fs/api-contract';
import { emptyToolDraft, type ToolDraft, ToolForm, type ToolRequest } from '@fs/research-widgets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { jobQuery, refreshMaking, tonesQuery } from '../../queries/making.ts';
import { marketsByNameQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { storedToolDraft } from './storedToolDraft.ts';

interface ToolRequestFormProps {
  tool: ToolType;
  /** Called with the id of a new job. */
  onStarted: (jobId: string) => void;
}

/** The form of a tool: finds companies or markets, and starts the job. */
export function ToolRequestForm({ tool, onStarted }: ToolRequestFormProps) {
  const { client } = useServices();
  const [draft, changeDraft] = useToolDraft(tool);
  // After a reload, a text of which nothing was selected is searched again.
  const [text, setText] = useState(draft.subject ? '' : draft.text);
  const isOfMarkets = tool === 'investors';
  const companies = useQuery({ ...companiesByNameQuery(client, text), enabled: !isOfMarkets && text !== '' });
  const markets = useQuery({ ...marketsByNameQuery(client, text), enabled: isOfMarkets && text !== '' });
  const tones = useQuery({ ...tonesQuery(client), enabled: tool !== 'investors' && tool !== 'podcasts' });
  const { start, isStarting, error } = useStart(tool, onStarted);
  const searched = isOfMarkets ? markets : companies;
  return (
    <ToolForm
      tool={tool}
      draft={draft}
      onDraftChange={changeDraft}
      found={text === '' || searched.isError ? [] : (searched.data ?? [])}
      isSearching={searched.isFetching}
      searchFailure={text === '' ? undefined : searched.error?.message}
      onSearch={setText}
      tones={toLoadable(tones)}
      onRetryTones={() => void tones.refetch()}
      onStart={(request) => void start(request)}
      isStarting={isStarting}
      error={error}
    />
  );
}

/** What is entered, in the storage of this tab. */
function useToolDraft(tool: ToolType) {
  const [stored] = useState(() => storedToolDraft(tool, () => window.sessionStorage));
  const [draft, setDraft] = useState(() => stored.read() ?? emptyToolDraft);

  function changeDraft(changes: Partial<ToolDraft>) {
    setDraft((current) => {
      const next = { ...current, ...changes };
      stored.write(next);
      return next;
    });
  }

  return [draft, changeDraft] as const;
}

function toInput(tool: ToolType, { subject, tone, round }: ToolRequest): JobInputs[ToolType] {
  if (tool === 'investors') return { market: subject.id, round };
  return tool === 'podcasts' ? { company: subject.id } : { company: subject.id, tone: tone ?? '' };
}

function useStart(tool: ToolType, onStarted: (jobId: string) => void) {
  const { client } = useServices();
  const queries = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<string>();

  async function start(request: ToolRequest) {
    setStarting(true);
    setError(undefined);
    const started = await client.making.createGenericJob(tool, toInput(tool, request));
    setStarting(false);
    if (!started.ok) {
      setError(started.limit?.message ?? started.error);
      // Only the answer may have been lost: then the job is among the others.
      await refreshMaking(queries);
      return;
    }
    queries.setQueryData(jobQuery(client, started.data.id).queryKey, started.data);
    onStarted(started.data.id);
    await refreshMaking(queries);
  }

  return { start, isStarting, error };
}
