'use client';
import { limits, type StopWordEffect, type StopWords as Words } from '@fs/api-contract';
import {
  announce,
  Button,
  DateText,
  Heading,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  TagField,
  Text,
  useFocusAfterRemoval,
  useFormats,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import * as lined from '../../internal/linedRows.css.ts';
import { stopWordsMessages } from './StopWords.messages.ts';

/** Words to be added and removed. */
export interface StopWordChanges {
  add: readonly string[];
  remove: readonly string[];
}

export interface StopWordsProps {
  words: Loadable<Words>;
  /** What trends today, with and without the changes that were last reported. Null without changes. */
  effect: Loadable<StopWordEffect> | null;
  /** Called with the changes so far, which are not saved. Load their effect. */
  onChange: (changes: StopWordChanges) => void;
  /** Saves the changes. They stay after a failure. */
  onSave: (changes: StopWordChanges) => Promise<{ ok: true } | { ok: false; error: string }>;
  onRetry?: () => void;
  onRetryEffect?: () => void;
}

const unchanged: StopWordChanges = { add: [], remove: [] };

const isLong = (word: string): boolean => word.length > limits.articleKeyword;

/** The words that never trend: added by paste, removed one by one, with the effect on today’s trending before saving. */
export function StopWords({ words, effect, onChange, onSave, onRetry, onRetryEffect }: StopWordsProps) {
  const messages = useMessages(stopWordsMessages);
  const [changes, setChanges] = useState(unchanged);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const hasChanges = changes.add.length + changes.remove.length > 0;
  const isTooLong = changes.add.some(isLong);
  const tooLong = messages.tooLong({ most: limits.articleKeyword });
  // The button that saves is gone once there is nothing to save.
  const form = useFocusAfterRemoval();

  function change(next: StopWordChanges) {
    setChanges(next);
    setError(undefined);
    // Words that cannot be saved have no effect.
    onChange({ ...next, add: next.add.filter((word) => !isLong(word)) });
  }

  async function save() {
    setSaving(true);
    const saved = await onSave(changes);
    setSaving(false);
    if (!saved.ok) {
      setError(saved.error);
      return;
    }
    change(unchanged);
    announce(messages.saved, 'polite');
  }

  return (
    <Stack gap="6">
      <Heading level={1}>{messages.title}</Heading>
      <div ref={form} tabIndex={-1}>
        <Stack gap="6">
          <TagField
            label={messages.add}
            description={messages.addHelp}
            value={changes.add}
            maxTags={limits.stopWordsPerCall}
            validate={(word) => (isLong(word) ? tooLong : undefined)}
            onChange={(add) => change({ ...changes, add })}
          />
          {hasChanges && effect && (
            <Section title={messages.effect} level={2} size="title">
              <LoadableView of={effect} skeleton={<Skeleton />} {...(onRetryEffect && { onRetry: onRetryEffect })}>
                {(known) => <Effect {...known} />}
              </LoadableView>
            </Section>
          )}
          {error !== undefined && <Notice tone="critical">{error}</Notice>}
          {hasChanges && (
            <Inline>
              <Button
                tone="accent"
                isPending={isSaving}
                disabledReason={isTooLong ? tooLong : undefined}
                onPress={() => void save()}
              >
                {messages.save}
              </Button>
            </Inline>
          )}
        </Stack>
      </div>
      <LoadableView of={words} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
        {(known) => (
          <Stack gap="6">
            <WordList words={known.words} changes={changes} onChange={change} />
            <ChangeList changes={known.changes} />
          </Stack>
        )}
      </LoadableView>
    </Stack>
  );
}

function Effect({ before, after }: StopWordEffect) {
  const messages = useMessages(stopWordsMessages);
  const formats = useFormats();
  const without = (all: StopWordEffect['before'], others: StopWordEffect['before']) =>
    all.map(({ keyword }) => keyword).filter((word) => !others.some(({ keyword }) => keyword === word));
  const leaves = without(before, after);
  const enters = without(after, before);
  if (leaves.length + enters.length === 0) return <Text tone="muted">{messages.noEffect}</Text>;
  return (
    <div role="status">
      <Stack gap="1">
        {leaves.length > 0 && <Text>{`${messages.leaves}: ${formats.list(leaves)}`}</Text>}
        {enters.length > 0 && <Text>{`${messages.enters}: ${formats.list(enters)}`}</Text>}
      </Stack>
    </div>
  );
}

interface WordListProps {
  words: Words['words'];
  changes: StopWordChanges;
  onChange: (changes: StopWordChanges) => void;
}

function WordList({ words, changes, onChange }: WordListProps) {
  const messages = useMessages(stopWordsMessages);
  if (words.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <Section title={messages.words} level={2} size="title">
      <ul className={lined.list}>
        {words.map(({ word, added_at, added_by }) => {
          const isRemoved = changes.remove.includes(word);
          const remove = isRemoved ? changes.remove.filter((other) => other !== word) : [...changes.remove, word];
          return (
            <li key={word} className={lined.row}>
              <Inline gap="3">
                <Text weight="medium">
                  <bdi>{word}</bdi>
                </Text>
                <Text size="small" tone="muted">
                  {isRemoved ? messages.removed : <DateText value={added_at} />}{' '}
                  {!isRemoved && added_by !== null && messages.by({ name: added_by })}
                </Text>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={isRemoved ? messages.keepWord({ word }) : messages.removeWord({ word })}
                  onPress={() => onChange({ ...changes, remove })}
                >
                  {isRemoved ? messages.keep : messages.remove}
                </Button>
              </Inline>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function ChangeList({ changes }: { changes: Words['changes'] }) {
  const messages = useMessages(stopWordsMessages);
  return (
    <Section title={messages.changes} level={2} size="title">
      {changes.length === 0 ? (
        <Text tone="muted">{messages.noChanges}</Text>
      ) : (
        <ul className={lined.list}>
          {changes.map(({ word, op, at, by }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a change has no identity, and the list is not reordered
            <li key={index} className={lined.row}>
              <Text size="small">
                {op === 'add' ? messages.added({ word }) : messages.wasRemoved({ word })}{' '}
                <DateText value={at} isWithinSentence /> {by !== null && messages.by({ name: by })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
