'use client';
import type { ToolType } from '@fs/api-contract';
import { Button, ComboBox, Form, type Loadable, Notice, Select, Stack, useMessages } from '@fs/ui';
import { dealMessages } from '../../internal/deals.messages.ts';
import { roundFilterOptions } from '../../internal/roundFilterOptions.ts';
import { isSearchText, quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import { toolFormMessages } from './ToolForm.messages.ts';
import type { ToolDraft } from './toolDraft.ts';

/** A tone of a draft. */
export interface ToolTone {
  slug: string;
  tone: string;
}

/** A company or a market that a search found. */
export interface ToolSubject {
  id: string;
  name: string;
  /** Tells it from others with a similar name. */
  location?: string | null;
}

/** What a tool is started with. */
export interface ToolRequest {
  subject: { id: string; name: string };
  /** Slug of a tone. Null for tools without one. */
  tone: string | null;
  round: string | null;
}

export interface ToolFormProps {
  tool: ToolType;
  draft: ToolDraft;
  /** Called with the parts of the draft that changed. */
  onDraftChange: (changes: Partial<ToolDraft>) => void;
  /** Companies of the last search, or markets for investors. */
  found: readonly ToolSubject[];
  isSearching?: boolean;
  /** Why the last search failed. Shown in place of that nothing was found. */
  searchFailure?: string | undefined;
  /** Called after 750 ms without input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Tones of drafts, in their order. */
  tones: Loadable<readonly ToolTone[]>;
  onStart: (request: ToolRequest) => void;
  isStarting?: boolean;
  /** Why it could not be started. */
  error?: string | undefined;
  /** Called when the user loads the tones again after a failure. */
  onRetryTones?: () => void;
}

/** What a tool is asked: a company and a tone, or a market and a kind of round. */
export function ToolForm({ tool, draft, onDraftChange, tones, onStart, isStarting, error, ...props }: ToolFormProps) {
  const messages = useMessages(toolFormMessages);
  const submitLabel = useSubmitLabel(tool);
  const hasTone = tool === 'blog' || tool === 'social' || tool === 'content';
  const known = knownOf(tones) ?? [];
  const tone = known.find(({ slug }) => slug === draft.tone) ?? known[0];

  function start() {
    const { subject, round } = draft;
    if (subject && (tone || !hasTone)) onStart({ subject, tone: (hasTone && tone?.slug) || null, round });
  }

  return (
    <Form
      aria-label={submitLabel}
      onSubmit={start}
      {...(isStarting !== undefined && { isSubmitting: isStarting })}
      {...(error !== undefined && { error })}
    >
      <Stack gap="4">
        <SubjectField tool={tool} draft={draft} onDraftChange={onDraftChange} {...props} />
        {hasTone && (
          <Select
            label={messages.tone}
            name="tone"
            isRequired
            options={known.map(({ slug, tone: label }) => ({ id: slug, label }))}
            value={tone?.slug ?? null}
            onChange={(slug) => onDraftChange({ tone: slug })}
          />
        )}
        {hasTone && tones.state === 'failed' && (
          <Notice tone="critical" {...(props.onRetryTones && { onRetry: props.onRetryTones })}>
            {messages.tonesFailed}
          </Notice>
        )}
        {tool === 'investors' && <RoundField round={draft.round} onChange={(round) => onDraftChange({ round })} />}
        <Button type="submit" tone="accent">
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}

/** The tones as they are, or as they were before a failure. */
function knownOf<Value>(of: Loadable<Value>): Value | undefined {
  if (of.state === 'ready') return of.value;
  return of.state === 'failed' ? of.last : undefined;
}

/** What the button does, which also names the form. */
function useSubmitLabel(tool: ToolType): string {
  const messages = useMessages(toolFormMessages);
  const labels: Readonly<Record<ToolType, string>> = {
    blog: messages.writeDraft,
    investors: messages.findInvestors,
    social: messages.suggestPosts,
    podcasts: messages.findPodcasts,
    content: messages.suggestStories,
  };
  return labels[tool];
}

type SubjectFieldProps = Pick<
  ToolFormProps,
  'tool' | 'draft' | 'onDraftChange' | 'found' | 'isSearching' | 'searchFailure' | 'onSearch'
>;

function SubjectField(props: SubjectFieldProps) {
  const { tool, draft, onDraftChange, found, isSearching = false, searchFailure, onSearch } = props;
  const messages = useMessages(toolFormMessages);
  const search = useSearchDraft(quickSearchDelay, onSearch);
  const isMarket = tool === 'investors';
  const { subject, text } = draft;
  const options = found.map(({ id, name, location }) => ({
    id,
    label: name,
    ...(location && { description: location }),
  }));
  // The field shows the name of the selected one, which a later search may not have found.
  const isListed = !subject || options.some(({ id }) => id === subject.id);
  const all = isListed ? options : [...options, { id: subject.id, label: subject.name }];
  const nothing = searchFailure ?? (isMarket ? messages.noMarkets : messages.noCompanies);
  return (
    <ComboBox
      label={isMarket ? messages.market : messages.company}
      name="subject"
      isRequired
      placeholder={isMarket ? messages.marketPlaceholder : messages.companyPlaceholder}
      emptyText={isSearchText(text) ? nothing : messages.typeMore}
      options={all}
      value={subject?.id ?? null}
      inputValue={text}
      isLoading={isSearching}
      onInputChange={(next) => {
        onDraftChange({ text: next });
        if (!all.some(({ label }) => label === next)) search.change(next);
      }}
      onChange={(id) => {
        const chosen = all.find((each) => each.id === id);
        onDraftChange({ subject: chosen ? { id: chosen.id, name: chosen.label } : null });
      }}
    />
  );
}

/** Id of the option without a filter. */
const allRounds = 'all';

interface RoundFieldProps {
  round: string | null;
  onChange: (round: string | null) => void;
}

function RoundField({ round, onChange }: RoundFieldProps) {
  const messages = useMessages(toolFormMessages);
  const deals = useMessages(dealMessages);
  return (
    <Select
      label={messages.round}
      name="round"
      options={[{ id: allRounds, label: messages.allRounds }, ...roundFilterOptions(deals)]}
      value={round ?? allRounds}
      onChange={(id) => onChange(id === allRounds ? null : id)}
    />
  );
}
