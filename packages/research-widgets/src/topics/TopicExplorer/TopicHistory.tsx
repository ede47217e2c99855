'use client';
import type { KeywordHistory } from '@fs/api-contract';
import { BarChart, type Loadable, LoadableView, useFormats, useMessages } from '@fs/ui';
import { topicExplorerMessages } from './TopicExplorer.messages.ts';

interface TopicHistoryProps {
  history: Loadable<KeywordHistory>;
  onRetry?: () => void;
}

/** Articles of the topics on each of seven days. */
export function TopicHistory({ history, onRetry }: TopicHistoryProps) {
  const messages = useMessages(topicExplorerMessages);
  const shared = {
    title: messages.history,
    level: 2,
    isTime: true,
    pointName: messages.day,
    series: [messages.articles],
  } as const;
  return (
    <LoadableView of={history} onRetry={onRetry} skeleton={<BarChart {...shared} points={[]} isLoading />}>
      {(counts) => <Bars {...shared} counts={counts} />}
    </LoadableView>
  );
}

interface BarsProps
  extends Pick<Parameters<typeof BarChart>[0], 'title' | 'level' | 'isTime' | 'pointName' | 'series'> {
  counts: KeywordHistory;
}

function Bars({ counts, ...shared }: BarsProps) {
  const messages = useMessages(topicExplorerMessages);
  const { shortWeekday, dayRange } = useFormats();
  const days = Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const [first] = days.at(0) ?? [];
  const [last] = days.at(-1) ?? [];
  return (
    <BarChart
      {...shared}
      {...(first && last && { description: dayRange(first, last) })}
      points={days.map(([day, count]) => ({ id: day, label: shortWeekday(day), values: [count] }))}
      formatValue={(count) => messages.dayCount({ count })}
    />
  );
}
