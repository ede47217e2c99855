'use client';
import type { CompanyMerge, MergePreview } from '@fs/api-contract';
import {
  Button,
  ComboBox,
  Confirm,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  useMessages,
} from '@fs/ui';
import { useRef, useState } from 'react';
import { quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import { companyMergesMessages } from './CompanyMerges.messages.ts';
import { MergedCompanies } from './MergedCompanies.tsx';
import { MergePlan } from './MergePlan.tsx';

/** A company that another one can be merged into. */
export interface MergeTarget {
  id: string;
  name: string;
  /** Tells companies of one name apart. */
  location: string | null;
}

type Saved = { ok: true } | { ok: false; error: string };

export interface CompanyMergesProps {
  company: { id: string; name: string };
  /** The companies that were merged into this one. */
  merges: Loadable<readonly CompanyMerge[]>;
  /** Companies of the last search by name. */
  found: readonly MergeTarget[];
  isSearching?: boolean;
  /** Why the last search failed. Shown in place of that nothing was found. */
  searchFailure?: string | undefined;
  onSearch: (text: string) => void;
  /** What would move to the company that was last picked. Null without one. */
  preview: Loadable<MergePreview> | null;
  /** Called with the company to keep, to load what would move. Null once there is none. */
  onPick: (kept: MergeTarget | null) => void;
  /** Merges the company into the picked one. The choice stays after a failure. */
  onMerge: (kept: MergeTarget) => Promise<Saved>;
  onUndo: (merge: CompanyMerge) => Promise<Saved>;
  onRetry?: () => void;
  onRetryPreview?: () => void;
}

/** Merges a company into the one that it duplicates, with what moves before it does, and undoes merges. */
export function CompanyMerges(props: CompanyMergesProps) {
  const {
    company,
    merges,
    found,
    isSearching = false,
    searchFailure,
    onSearch,
    preview,
    onPick,
    onMerge,
    onUndo,
  } = props;
  const messages = useMessages(companyMergesMessages);
  const [kept, setKept] = useState<MergeTarget | null>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [error, setError] = useState<string>();
  const draft = useSearchDraft(quickSearchDelay, onSearch);
  const section = useRef<HTMLDivElement>(null);

  function pick(next: MergeTarget | null) {
    setKept(next);
    setError(undefined);
    onPick(next);
  }

  async function merge(target: MergeTarget) {
    setMerging(true);
    const saved = await onMerge(target);
    setMerging(false);
    setAsked(false);
    if (saved.ok) pick(null);
    else setError(saved.error);
  }

  const names = { merged: company.name, kept: kept?.name ?? '' };
  const options = found
    .filter(({ id }) => id !== company.id)
    .map(({ id, name, location }) => ({ id, label: name, ...(location !== null && { description: location }) }));
  return (
    <Section title={messages.title} level={2} size="title">
      <div ref={section} tabIndex={-1}>
        <Stack gap="6">
          <LoadableView
            of={merges}
            skeleton={<Skeleton shape="block" />}
            {...(props.onRetry && { onRetry: props.onRetry })}
          >
            {(known) => <MergedCompanies merges={known} onUndo={onUndo} onUndone={() => section.current?.focus()} />}
          </LoadableView>
          <ComboBox
            label={messages.into}
            placeholder={messages.placeholder}
            emptyText={searchFailure ?? messages.notFound}
            options={options}
            value={null}
            inputValue={text}
            isLoading={isSearching}
            onInputChange={(next) => {
              setText(next);
              draft.change(next);
            }}
            onChange={(id) => {
              setText('');
              const target = found.find((each) => each.id === id);
              if (target) pick(target);
            }}
          />
          {kept && preview && (
            <Section title={messages.plan(names)} level={3} size="label">
              <Stack gap="3">
                <div role="status">
                  <LoadableView
                    of={preview}
                    skeleton={<Skeleton />}
                    {...(props.onRetryPreview && { onRetry: props.onRetryPreview })}
                  >
                    {(known) => <MergePlan preview={known} />}
                  </LoadableView>
                </div>
                {error !== undefined && <Notice tone="critical">{error}</Notice>}
                <Inline>
                  <Button tone="accent" isDisabled={preview.state !== 'ready'} onPress={() => setAsked(true)}>
                    {messages.merge}
                  </Button>
                  <Button
                    onPress={() => {
                      pick(null);
                      section.current?.focus();
                    }}
                  >
                    {messages.cancel}
                  </Button>
                </Inline>
              </Stack>
            </Section>
          )}
        </Stack>
      </div>
      <Confirm
        isOpen={isAsked && kept !== null}
        onOpenChange={setAsked}
        title={messages.question(names)}
        confirmLabel={messages.merge}
        isPending={isMerging}
        onConfirm={() => kept && void merge(kept)}
      >
        {messages.consequence(names)}
      </Confirm>
    </Section>
  );
}
