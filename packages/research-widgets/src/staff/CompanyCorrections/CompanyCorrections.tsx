'use client';
import {
  type CompanyOverlay,
  type CorrectedFact,
  type CompanyCorrections as Corrections,
  limits,
  type OverlayField,
} from '@fs/api-contract';
import {
  Button,
  Form,
  Grid,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  useMessages,
} from '@fs/ui';
import { useRef, useState } from 'react';
import { companyCorrectionsMessages } from './CompanyCorrections.messages.ts';
import { CorrectionHistory } from './CorrectionHistory.tsx';

export interface CompanyCorrectionsProps {
  corrections: Loadable<Corrections>;
  /** Replaces the overlay: what it leaves out is as the source has it. The input stays after a failure. */
  onSave: (overlay: CompanyOverlay) => Promise<{ ok: true } | { ok: false; error: string }>;
  onRetry?: () => void;
}

/** Edits a company's facts beside those of its source. A text that equals the source's is no correction. */
export function CompanyCorrections({ corrections, onSave, onRetry }: CompanyCorrectionsProps) {
  const messages = useMessages(companyCorrectionsMessages);
  return (
    <LoadableView of={corrections} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
      {({ organization, facts, history }) => (
        <Stack gap="8">
          <Section title={messages.facts} level={2} size="title">
            <FactForm key={organization.id} facts={facts} onSave={onSave} />
          </Section>
          <Section title={messages.history} level={2} size="title">
            <CorrectionHistory history={history} />
          </Section>
        </Stack>
      )}
    </LoadableView>
  );
}

type Draft = Partial<Record<OverlayField, string>>;

/** Addresses are checked once they are changed: a source's own may be of a kind that nobody may enter. */
const addresses: ReadonlySet<OverlayField> = new Set(['homepage_url', 'logo_url', 'twitter_url']);

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);

/** Whether a text is a day of the calendar, year first. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // A day that no month has would be one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What a draft corrects. An empty text corrects the fact to unknown. */
function toOverlay(facts: readonly CorrectedFact[], draft: Draft): CompanyOverlay {
  const corrected = facts.flatMap(({ field, source, value }) => {
    const text = (draft[field] ?? value ?? '').trim();
    return text === (source ?? '') ? [] : [[field, text === '' ? null : text]];
  });
  return Object.fromEntries(corrected) as CompanyOverlay;
}

function FactForm({ facts, onSave }: { facts: readonly CorrectedFact[] } & Pick<CompanyCorrectionsProps, 'onSave'>) {
  const messages = useMessages(companyCorrectionsMessages);
  const [draft, setDraft] = useState<Draft>({});
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<string>();

  function change(field: OverlayField, text: string) {
    setDraft({ ...draft, [field]: text });
    setSaved(false);
  }

  /** What the server would refuse without saying which fact it is. */
  function validate(): Record<string, string> {
    const corrected = Object.entries(toOverlay(facts, draft)) as [OverlayField, string | null][];
    return Object.fromEntries(
      corrected.flatMap(([field, text]) => {
        if (text === null) return [];
        if (addresses.has(field) && !isAddress(text)) return [[field, messages.addressExpected]];
        return field === 'founded_on' && !isDay(text) ? [[field, messages.dayExpected]] : [];
      }),
    );
  }

  async function save() {
    setSaving(true);
    const saved = await onSave(toOverlay(facts, draft));
    setSaving(false);
    setSaved(saved.ok);
    setError(saved.ok ? undefined : saved.error);
    if (saved.ok) setDraft({});
  }

  return (
    <Form
      isSubmitting={isSaving}
      {...(error !== undefined && { error })}
      validate={validate}
      onSubmit={() => void save()}
    >
      <Stack gap="6">
        <Grid columns="wide" gap="6">
          {facts.map((fact) => (
            <FactField key={fact.field} fact={fact} text={draft[fact.field]} onChange={change} />
          ))}
        </Grid>
        <Inline>
          <Button type="submit" tone="accent" isPending={isSaving}>
            {messages.save}
          </Button>
        </Inline>
        <div role="status">{isSaved && <Notice tone="positive">{messages.saved}</Notice>}</div>
      </Stack>
    </Form>
  );
}

interface FactFieldProps {
  fact: CorrectedFact;
  /** The input so far. Undefined for the stored value. */
  text: string | undefined;
  onChange: (field: OverlayField, text: string) => void;
}

function FactField({ fact: { field, source, as_of, value }, text, onChange }: FactFieldProps) {
  const messages = useMessages(companyCorrectionsMessages);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const shown = text ?? value ?? '';
  const isCorrected = shown.trim() !== (source ?? '');
  const known = source === null ? messages.sourceEmpty : messages.source({ value: source });
  const wrong = source === null ? messages.correctedEmpty : messages.corrected({ value: source });
  const said = isCorrected ? wrong : known;
  const shared = {
    label: messages[field],
    name: field,
    description: as_of === null ? said : messages.asOf({ said, day: as_of }),
    value: shown,
    isRequired: field === 'name',
    maxLength: limits.companyFact,
    inputRef: input,
    onChange: (next: string) => onChange(field, next),
  };

  /** The button is gone then, so the field takes the focus. */
  function reset() {
    onChange(field, source ?? '');
    input.current?.focus();
  }

  return (
    <Stack gap="2">
      {field === 'short_description' ? (
        <TextArea {...shared} />
      ) : (
        <TextField {...shared} {...(isCorrected && addresses.has(field) && { type: 'url' as const })} />
      )}
      {isCorrected && (
        <Inline>
          <Button
            size="small"
            tone="quiet"
            aria-label={messages.resetField({ field: messages[field] })}
            onPress={reset}
          >
            {messages.reset}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
