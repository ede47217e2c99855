'use client';
import {
  Button,
  type DeniedState,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { type DealRow, DealRows } from '../../internal/DealRows.tsx';
import { watchlistDetailMessages } from './WatchlistDetail.messages.ts';

/** One part of a watchlist's details, in any state of its data. */
export interface PanelSource<Row> {
  rows: Loadable<readonly Row[]>;
  onRetry?: () => void;
  denied?: (denied: DeniedState) => ReactNode;
  /** Whether the complete history is given. */
  isWhole?: boolean;
  /** Without it only the latest facts are available. */
  onWholeChange?: (isWhole: boolean) => void;
}

/** Messages about rows. */
interface RowsSaid {
  /** Which rows are shown: since when, and in which order. */
  period: string;
  empty: string;
}

export interface WatchlistPanelProps<Row> extends PanelSource<Row>, RowsSaid {
  /** Accessible name of the rows. */
  label: string;
  /** Labels of the switch between the complete history and the latest. */
  whole?: RowsSaid & { back: string };
  rowOf: (row: Row) => DealRow;
}

/** Number of rows before "show all". */
const shownAtFirst = 25;

/** Rows of one kind. Shows the first few until expanded. */
export function WatchlistPanel<Row>({ rows, onRetry, denied, label, rowOf, ...said }: WatchlistPanelProps<Row>) {
  const messages = useMessages(watchlistDetailMessages);
  const { whole, isWhole = false, onWholeChange } = said;
  const { period, empty } = whole && isWhole ? whole : said;
  return (
    <Stack gap="4">
      <Inline>
        <Text size="small" tone="muted">
          {period}
        </Text>
        {whole && onWholeChange && rows.state !== 'denied' && (
          <Button size="small" onPress={() => onWholeChange(!isWhole)}>
            {isWhole ? whole.back : messages.earlier}
          </Button>
        )}
      </Inline>
      <LoadableView of={rows} onRetry={onRetry} denied={denied} skeleton={<Outline />}>
        {(all) => (all.length === 0 ? <EmptyState message={empty} /> : <Rows label={label} all={all} rowOf={rowOf} />)}
      </LoadableView>
    </Stack>
  );
}

function Rows<Row>({ label, all, rowOf }: { label: string; all: readonly Row[]; rowOf: (row: Row) => DealRow }) {
  const messages = useMessages(watchlistDetailMessages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? all : all.slice(0, shownAtFirst);
  return (
    <Stack gap="4">
      <DealRows label={label} rows={shown.map(rowOf)} />
      {shown.length < all.length && (
        <Stack direction="row">
          <Button onPress={() => setShowsAll(true)}>{messages.all({ count: all.length })}</Button>
        </Stack>
      )}
    </Stack>
  );
}

function Outline() {
  return (
    <Stack gap="4">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <Stack key={index} gap="1">
          <Skeleton width="half" />
          <Skeleton size="small" width="most" />
        </Stack>
      ))}
    </Stack>
  );
}
