'use client';
import { Button, CopyButton, Heading, Notice, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { BulkEntry } from './BulkEntry.tsx';
import { BulkReview } from './BulkReview.tsx';
import { type Recognition, useBulkAdd } from './useBulkAdd.ts';
import { useBulkFile } from './useBulkFile.ts';
import * as styles from './WatchlistBulkAdd.css.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

export interface WatchlistBulkAddProps {
  /** Ids of the list's companies. They are marked and not added again. */
  presentIds: readonly string[];
  /** Number of companies that the list can still take. */
  quota: number;
  /** Matches up to 1,000 lines to companies, in the same order. */
  onRecognize: (lines: readonly string[]) => Promise<Recognition>;
  /** Called when the user adds the reviewed companies. After false, the review stays. */
  onAdd: (companies: readonly LinkedCompany[]) => undefined | Promise<boolean>;
  /** Called before `onAdd` with the entered lines that it does not add, empty if it adds all of them. */
  onLeave?: (lines: readonly string[]) => void;
  /** Called when the user undoes the last `onAdd`. Without it there is no such button. */
  onUndo?: () => void;
  /** Called when the user returns to the search for single companies. Without it there is no back button. */
  onClose?: () => void;
}

type Step = 'entry' | 'review' | 'added';

/** Adds many companies to a list: enter, match, review, add, undo. */
export function WatchlistBulkAdd(props: WatchlistBulkAddProps) {
  const { presentIds, quota, onRecognize, onAdd, onLeave, onUndo, onClose } = props;
  const messages = useMessages(watchlistBulkAddMessages);
  const [step, setStep] = useState<Step>('entry');
  const [text, setText] = useState('');
  const [isAdding, setAdding] = useState(false);
  const file = useBulkFile();
  const bulk = useBulkAdd({ presentIds, quota, onRecognize });
  const titleId = useId();
  const panel = useFocusOnStep(step);
  const open = bulk.tally.open.map(({ entered }) => entered);
  const overLimit = bulk.tally.overLimit.map(({ entered }) => entered);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields of one form
    <div ref={panel} role="group" tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <Stack gap="4">
        <Heading id={titleId} level={4} size="label">
          {messages.title}
        </Heading>
        {step === 'entry' && (
          <BulkEntry
            text={text}
            onTextChange={setText}
            file={file}
            isLooking={bulk.isLooking}
            failure={bulk.failure}
            onLook={async (lines) => {
              if (await bulk.look(lines)) setStep('review');
            }}
            onClose={onClose}
          />
        )}
        {step === 'review' && (
          <BulkReview
            bulk={bulk}
            isAdding={isAdding}
            onAdd={async () => {
              setAdding(true);
              onLeave?.([...open, ...overLimit, ...bulk.read.rest]);
              const isAdded = await onAdd(bulk.tally.companies);
              setAdding(false);
              if (isAdded !== false) setStep('added');
            }}
            onBack={() => setStep('entry')}
          />
        )}
        {step === 'added' && (
          <Added
            count={bulk.tally.companies.length}
            open={open}
            overLimit={overLimit}
            waiting={bulk.read.rest.length}
            onUndo={
              onUndo &&
              (() => {
                onUndo();
                setStep('review');
              })
            }
            onMore={() => {
              setText([...overLimit, ...bulk.read.rest].join('\n'));
              file.remove();
              setStep('entry');
            }}
            onClose={onClose}
          />
        )}
      </Stack>
    </div>
  );
}

interface AddedProps extends Pick<WatchlistBulkAddProps, 'onClose'> {
  onUndo: (() => void) | undefined;
  count: number;
  /** Lines without a matching company. */
  open: readonly string[];
  /** Lines whose company exceeds the list's limit. */
  overLimit: readonly string[];
  /** Lines that were not matched yet. */
  waiting: number;
  onMore: () => void;
}

function Added({ count, open, overLimit, waiting, onUndo, onMore, onClose }: AddedProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const notAdded = [...open, ...overLimit];
  return (
    <Stack gap="4">
      <Notice tone="positive">{messages.added({ count })}</Notice>
      {notAdded.length > 0 && (
        <Stack gap="2" align="start">
          {open.length > 0 && <Text>{messages.notAdded({ count: open.length })}</Text>}
          {overLimit.length > 0 && <Text>{messages.overLimit({ count: overLimit.length })}</Text>}
          <CopyButton size="small" label={messages.copyOpen} value={notAdded.join('\n')} />
        </Stack>
      )}
      {waiting > 0 && <Text>{messages.waiting({ count: waiting })}</Text>}
      <Stack direction="row" gap="2">
        {onUndo && <Button onPress={onUndo}>{messages.undo}</Button>}
        <Button onPress={onMore}>{messages.addMore}</Button>
        {onClose && <Button onPress={onClose}>{messages.close}</Button>}
      </Stack>
    </Stack>
  );
}

/** Moves focus to a new step, except on mount. */
function useFocusOnStep(step: Step) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) panel.current?.focus();
    last.current = step;
  }, [step]);
  return panel;
}
