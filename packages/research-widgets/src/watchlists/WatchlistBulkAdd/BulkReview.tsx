'use client';
import { limits } from '@fs/api-contract';
import { Button, Heading, Notice, Stack, Text, useMessages } from '@fs/ui';
import { useId, useState } from 'react';
import { BulkRowView } from './BulkRowView.tsx';
import type { BulkGroup, BulkRow } from './bulkRows.ts';
import type { BulkAdd } from './useBulkAdd.ts';
import * as styles from './WatchlistBulkAdd.css.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

export interface BulkReviewProps {
  bulk: BulkAdd;
  /** Whether the companies are being added. */
  isAdding: boolean;
  onAdd: () => void;
  onBack: () => void;
}

/** Rows that need attention come first. */
const groups: readonly BulkGroup[] = ['several', 'none', 'refused', 'certain'];

/** Step to review and correct the match of each line before adding companies. */
export function BulkReview({ bulk, isAdding, onAdd, onBack }: BulkReviewProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const { rows, read, tally, ground } = bulk;
  const openIn = (group: BulkGroup) => tally.open.filter((row) => row.group === group).length;
  const said = [
    { count: tally.companies.length, say: messages.ready },
    { count: openIn('several'), say: messages.several },
    { count: openIn('none'), say: messages.none },
    { count: openIn('refused'), say: messages.refused },
    { count: tally.present, say: messages.present },
    { count: read.repeated + tally.repeated, say: messages.repeated },
  ];
  return (
    <Stack gap="4">
      <div role="status">
        <Text isTabular>
          {said
            .filter(({ count }, index) => index === 0 || count > 0)
            .map(({ count, say }) => say({ count }))
            .join(' · ')}
        </Text>
      </div>
      {read.rest.length > 0 && (
        <Notice tone="caution">{messages.rest({ most: limits.recognitionLines, count: read.rest.length })}</Notice>
      )}
      {tally.overLimit.length > 0 && (
        <Notice tone="caution">{messages.tooMany({ quota: ground.quota, count: tally.overLimit.length })}</Notice>
      )}
      {groups.map((group) => (
        <BulkRows
          key={group}
          title={messages[`${group}Title`]}
          rows={rows.filter((row) => row.group === group)}
          bulk={bulk}
        />
      ))}
      <Stack direction="row" gap="2">
        <Button onPress={onBack}>{messages.back}</Button>
        <Button onPress={onAdd} isPending={isAdding} isDisabled={tally.companies.length === 0}>
          {tally.companies.length === 0 ? messages.nothingToAdd : messages.add({ count: tally.companies.length })}
        </Button>
      </Stack>
    </Stack>
  );
}

interface BulkRowsProps {
  title: string;
  rows: readonly BulkRow[];
  bulk: BulkAdd;
}

/** Number of rows rendered at once, because each may contain a field. */
const step = 20;

function BulkRows({ title, rows, bulk }: BulkRowsProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const titleId = useId();
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return null;
  const more = Math.min(step, rows.length - shown);
  return (
    <Stack gap="1">
      <Heading id={titleId} level={4} size="label">
        {title}
      </Heading>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" aria-labelledby={titleId} className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <BulkRowView
            key={row.number}
            row={row}
            isOnList={row.isOnList || (row.company !== null && bulk.ground.present.has(row.company.id))}
            onChoose={(company) => bulk.choose(row, company)}
            onLookAgain={(text) => bulk.lookAgain(row, text)}
            onLeaveOut={(isLeftOut) => bulk.setLeftOut(row, isLeftOut)}
          />
        ))}
      </ul>
      {more > 0 && (
        <Stack direction="row">
          <Button size="small" onPress={() => setShown(shown + step)}>
            {messages.more({ count: more })}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
