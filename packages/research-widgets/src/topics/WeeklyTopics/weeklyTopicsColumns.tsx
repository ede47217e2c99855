'use client';
import type { TrendingKeyword } from '@fs/api-contract';
import { type BoundMessages, type Formats, Link, NumberText, type TableColumn } from '@fs/ui';
import { Headline } from '../../internal/Headline.tsx';
import { PeriodBars } from '../../internal/PeriodBars.tsx';
import type { weeklyTopicsMessages } from './WeeklyTopics.messages.ts';

interface WeeklyTopicsColumnsOptions {
  hrefOf: (topic: string) => string;
  /** URL of the page at an address of the file. Undefined if the user cannot open it. */
  articleHrefOf: (address: string) => string | undefined;
  /** The value of a full bar. */
  most: number;
  messages: BoundMessages<typeof weeklyTopicsMessages.table>;
  formats: Pick<Formats, 'hundredths'>;
}

/** Columns of the weekly topics, by field of a trending keyword. */
export function weeklyTopicsColumns({
  hrefOf,
  articleHrefOf,
  most,
  messages,
  formats,
}: WeeklyTopicsColumnsOptions): readonly TableColumn<TrendingKeyword>[] {
  return [
    {
      id: 'keyword',
      header: messages.topic,
      isRowHeader: true,
      isBareOnPhone: true,
      width: 240,
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <Link href={hrefOf(keyword)}>
          <bdi>{keyword}</bdi>
        </Link>
      ),
    },
    {
      id: 'days_trending',
      header: messages.daysTrending,
      width: 136,
      align: 'end',
      firstSort: 'descending',
      value: ({ days_trending }) => days_trending,
      cell: ({ days_trending }) => <NumberText value={days_trending} isFull />,
    },
    {
      id: 'total_count',
      header: messages.totalCount,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      value: ({ total_count }) => total_count,
      cell: ({ total_count }) => <NumberText value={total_count} isFull />,
    },
    {
      id: 'average_score',
      header: messages.averageScore,
      width: 144,
      align: 'end',
      firstSort: 'descending',
      value: ({ average_score }) => average_score,
      cell: ({ average_score }) => formats.hundredths(average_score),
    },
    {
      id: 'days',
      header: messages.days,
      phoneLine: 'none',
      width: 120,
      isSortable: false,
      text: ({ days }) => days.join(' '),
      cell: ({ days }) => <PeriodBars label={messages.daily({ counts: days })} values={days} most={most} />,
    },
    {
      id: 'newest',
      header: messages.newest,
      minWidth: 240,
      isSortable: false,
      text: ({ newest }) => newest.title,
      cell: ({ newest: { title, address } }) => {
        const href = address === null ? undefined : articleHrefOf(address);
        if (href === undefined) return <Headline>{title}</Headline>;
        return (
          <Link href={href} tone="plain">
            <Headline>{title}</Headline>
          </Link>
        );
      },
    },
  ];
}
