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
  /** Companies that are on the list; they are told apart and not added again. */
  presentIds: readonly string[];
  /** How many more the list can hold. */
  room: number;
  /** Says what each of at most 1,000 lines means, in the same order. */
  onRecognize: (lines: readonly string[]) => Promise<Recognition>;
  /** The user looked them through and wants these. */
  onAdd: (companies: readonly LinkedCompany[]) => void;
  /** The user takes the last `onAdd` back. */
  onUndo: () => void;
  /** The user goes back to where companies are found one by one. Without it, no way back is offered. */
  onClose?: () => void;
}

type Step = 'entry' | 'review' | 'added';

/** Puts many companies on a list at once: entered, recognised, looked through, added, and taken back if need be. */
export function WatchlistBulkAdd({ presentIds, room, onRecognize, onAdd, onUndo, onClose }: WatchlistBulkAddProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const [step, setStep] = useState<Step>('entry');
  const [text, setText] = useState('');
  const file = useBulkFile();
  const bulk = useBulkAdd({ presentIds, room, onRecognize });
  const titleId = useId();
  const panel = useFocusOnStep(step);
  const noRoom = bulk.tally.noRoom.map(({ entered }) => entered);

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
            onAdd={() => {
              onAdd(bulk.tally.companies);
              setStep('added');
            }}
            onBack={() => setStep('entry')}
          />
        )}
        {step === 'added' && (
          <Added
            count={bulk.tally.companies.length}
            open={bulk.tally.open.map(({ entered }) => entered)}
            noRoom={noRoom}
            waiting={bulk.read.rest.length}
            onUndo={() => {
              onUndo();
              setStep('review');
            }}
            onMore={() => {
              setText([...noRoom, ...bulk.read.rest].join('\n'));
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

interface AddedProps extends Pick<WatchlistBulkAddProps, 'onUndo' | 'onClose'> {
  count: number;
  /** Lines that nobody knows the company of. */
  open: readonly string[];
  /** Lines whose company the list has no room for. */
  noRoom: readonly string[];
  /** Lines that were not read yet. */
  waiting: number;
  onMore: () => void;
}

function Added({ count, open, noRoom, waiting, onUndo, onMore, onClose }: AddedProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const notAdded = [...open, ...noRoom];
  return (
    <Stack gap="4">
      <Notice tone="positive">{messages.added({ count })}</Notice>
      {notAdded.length > 0 && (
        <Stack gap="2" align="start">
          {open.length > 0 && <Text>{messages.notAdded({ count: open.length })}</Text>}
          {noRoom.length > 0 && <Text>{messages.noRoom({ count: noRoom.length })}</Text>}
          <CopyButton size="small" label={messages.copyOpen} value={notAdded.join('\n')} />
        </Stack>
      )}
      {waiting > 0 && <Text>{messages.waiting({ count: waiting })}</Text>}
      <Stack direction="row" gap="2">
        <Button onPress={onUndo}>{messages.undo}</Button>
        <Button onPress={onMore}>{messages.addMore}</Button>
        {onClose && <Button onPress={onClose}>{messages.close}</Button>}
      </Stack>
    </Stack>
  );
}

/** Leads the user to the step that stands there anew; not when the page opens. */
function useFocusOnStep(step: Step) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) panel.current?.focus();
    last.current = step;
  }, [step]);
  return panel;
}
