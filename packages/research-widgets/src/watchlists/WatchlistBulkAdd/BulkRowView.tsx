'use client';
import type { CompanyCandidate } from '@fs/api-contract';
import { Button, SearchField, Select, Text, useMessages } from '@fs/ui';
import { useRef, useState } from 'react';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { placeWords } from '../../internal/placeWords.ts';
import { type BulkRow, shownLine } from './bulkRows.ts';
import type { SecondLook } from './useBulkAdd.ts';
import * as styles from './WatchlistBulkAdd.css.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

export interface BulkRowViewProps {
  row: BulkRow;
  /** Whether the list includes the company, according to the server or to `presentIds`. */
  isOnList: boolean;
  onChoose: (company: CompanyCandidate) => void;
  onLookAgain: (text: string) => Promise<SecondLook>;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** One line: its text, its company, and the button to skip or include it. */
export function BulkRowView({ row, isOnList, onChoose, onLookAgain, onLeaveOut }: BulkRowViewProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const keep = useRef<HTMLButtonElement>(null);
  const { number, entered, problem, isLeftOut } = row;
  const text = shownLine(entered);
  const act = isLeftOut ? messages.putBack : messages.leaveOut;

  async function lookAgain(text: string) {
    const look = await onLookAgain(text);
    // The field is removed while it has focus.
    if (look === 'found') keep.current?.focus();
    return look;
  }

  return (
    <li className={styles.row}>
      <span className={styles.entered}>
        <bdi>{text}</bdi>
        <Text element="span" size="small" tone="muted">
          {messages.lineNumber({ line: number })}
          {problem && ` · ${messages[problem]}`}
        </Text>
      </span>
      <Meaning {...{ row, text, isOnList, onChoose }} onLookAgain={lookAgain} />
      <span className={styles.act}>
        <Button ref={keep} size="small" aria-label={`${act} ${text}`} onPress={() => onLeaveOut(!isLeftOut)}>
          {act}
        </Button>
      </span>
    </li>
  );
}

interface MeaningProps extends Pick<BulkRowViewProps, 'row' | 'isOnList' | 'onChoose' | 'onLookAgain'> {
  text: string;
}

function Meaning({ row, text, isOnList, onChoose, onLookAgain }: MeaningProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const places = useMessages(placeMessages);
  const { candidates, company, isLeftOut } = row;
  if (isLeftOut) {
    return (
      <Text element="span" tone="muted">
        {messages.leftOut}
      </Text>
    );
  }
  if (candidates.length > 1) {
    return (
      <Select
        label={messages.choose({ text })}
        isLabelHidden
        placeholder={messages.choosePlaceholder}
        options={candidates.map(({ id, name, domain, location }) => ({
          id,
          label: name,
          description: [domain, location && placeWords(location, places)].filter(Boolean).join(' · '),
        }))}
        value={company?.id ?? null}
        onChange={(id) => {
          const chosen = candidates.find((candidate) => candidate.id === id);
          if (chosen) onChoose(chosen);
        }}
      />
    );
  }
  if (!company) return <LookUp text={text} row={row} onLookAgain={onLookAgain} />;
  return (
    <span className={styles.company}>
      <CompanyLogo name={company.name} logoUrl={company.logo_url} />
      <span className={styles.words}>
        <bdi>{company.name}</bdi>
        <Text element="span" size="small" tone="muted">
          {isOnList && messages.isOnList}
          {!isOnList && company.domain !== null && <bdi>{company.domain}</bdi>}
          {!isOnList && company.domain === null && <PlaceText location={company.location ?? ''} />}
        </Text>
      </span>
    </span>
  );
}

function LookUp({ text, row, onLookAgain }: Pick<MeaningProps, 'text' | 'row' | 'onLookAgain'>) {
  const messages = useMessages(watchlistBulkAddMessages);
  const [wanted, setWanted] = useState(row.problem ? '' : row.entered);
  const [look, setLook] = useState<SecondLook>();
  const [isLooking, setLooking] = useState(false);
  const failure = typeof look === 'object' ? look.error : undefined;

  async function lookAgain() {
    const clean = wanted.trim();
    if (clean === '' || isLooking) return;
    setLooking(true);
    setLook(undefined);
    const answer = await onLookAgain(clean);
    setLooking(false);
    setLook(answer);
  }

  return (
    <div className={styles.lookUp}>
      <SearchField
        label={messages.choose({ text })}
        isLabelHidden
        value={wanted}
        onChange={setWanted}
        onSubmit={() => void lookAgain()}
        error={look === 'none' ? messages.stillNone : failure}
      />
      <Button aria-label={`${messages.lookAgain}: ${text}`} isPending={isLooking} onPress={() => void lookAgain()}>
        {messages.lookAgain}
      </Button>
    </div>
  );
}
