'use client';
import type { TrendingFile, TrendingKeyword } from '@fs/api-contract';
import {
  type HeadingLevel,
  type Loadable,
  Section,
  Stack,
  Table,
  type TableState,
  type TableStateUpdate,
  Text,
  useFormats,
  useMessages,
  useTableRows,
} from '@fs/ui';
import { useMemo } from 'react';
import { bidiIsolatedDate } from '../../internal/bidiIsolatedDate.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { weeklyTopicsMessages } from './WeeklyTopics.messages.ts';
import { weeklyTopicsColumns } from './weeklyTopicsColumns.tsx';

export interface WeeklyTopicsProps {
  /** The weekly file, the highest score first. */
  trending: Loadable<TrendingFile>;
  /** State of the table. `weeklyTopicsState` reads it from a URL. Without a sort order, the highest score comes first. */
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of the explorer with a topic. Memoize this callback. A new identity re-renders every row. */
  hrefOf: (topic: string) => string;
  /** URL of the article at an address of the file. Memoize this callback. */
  articleHrefOf: (address: string) => string | undefined;
  /** The current time, by which an old file is recognized. @default the time of the render */
  now?: Date;
  /** Heading level of the title. @default 1 */
  level?: HeadingLevel;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** The topics that the news of seven days had more of than usual. */
export function WeeklyTopics({
  trending,
  state,
  onStateChange,
  hrefOf,
  articleHrefOf,
  now = new Date(),
  level = 1,
  onRetry,
}: WeeklyTopicsProps) {
  const messages = useMessages(weeklyTopicsMessages);
  const formats = useFormats();
  const file = shownFile(trending);
  const keywords = file?.trending_keywords ?? none;
  const columns = useMemo(
    () =>
      weeklyTopicsColumns({
        hrefOf,
        articleHrefOf,
        most: Math.max(1, ...keywords.flatMap(({ days }) => days)),
        messages,
        formats,
      }),
    [hrefOf, articleHrefOf, keywords, messages, formats],
  );
  const sorted = useTableRows(keywords, state, columns);
  const [first] = keywords;
  const description = trending.state === 'loading' ? emptyLine : file && describePeriod(file);
  return (
    <Section title={messages.title} level={level} {...(description !== undefined && { description })}>
      <Stack gap="4">
        <Table
          label={messages.title}
          columns={columns}
          rows={
            trending.state === 'ready'
              ? sorted.rows
              : mapLoadable(trending, (value) => ({
                  rows: value.trending_keywords,
                  total: value.trending_keywords.length,
                }))
          }
          rowKey={rowKey}
          state={state}
          onStateChange={onStateChange}
          empty={messages.empty}
          onRetry={trending.state === 'ready' ? sorted.onRetry : onRetry}
        />
        {first && (
          <Text size="small" tone="muted">
            {messages.explained({ score: formats.hundredths(first.average_score) })}
          </Text>
        )}
      </Stack>
    </Section>
  );

  function describePeriod({ since, through }: TrendingFile): string | undefined {
    if (since === null || through === null) return undefined;
    if (isOld(through, now)) return messages.lastUpdated({ day: bidiIsolatedDate(formats.weekday(through)) });
    return formats.dayRange(since, through);
  }
}

/** Keeps the place of the period until it is known, so that the table below stays where it is. */
const emptyLine = '\u00a0';

const none: readonly TrendingKeyword[] = [];

const rowKey = ({ keyword }: TrendingKeyword) => keyword;

/** The file on screen, which may be that before a failure. */
function shownFile(trending: WeeklyTopicsProps['trending']): TrendingFile | undefined {
  if (trending.state === 'ready') return trending.value;
  return trending.state === 'failed' ? trending.last : undefined;
}

/** News of today or yesterday is up to date in every time zone. */
function isOld(through: string, now: Date): boolean {
  return now.getTime() - Date.parse(`${through}T00:00:00Z`) >= 2 * 24 * 60 * 60 * 1000;
}
