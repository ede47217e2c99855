'use client';
import { useFormats, useMessages, VisuallyHidden } from '@fs/ui';
import { dealMessages } from '../../internal/deals.messages.ts';
import * as styles from './CompanyTimeline.css.ts';
import { companyTimelineMessages } from './CompanyTimeline.messages.ts';
import { footHeight, laneHeight, placeLabels, startsAtMark, timelineAxis } from './timelineAxis.ts';
import { EventDetail, EventTitle } from './timelineEntries.tsx';
import type { TimelineEvent } from './timelineEvents.ts';

interface TimelineAxisPlotProps {
  /** Oldest first, at least one. */
  events: readonly TimelineEvent[];
  now: Date;
}

const share = (at: number) => `${Number((at * 100).toFixed(2))}%`;

/** The events on an axis of time, which runs from left to right in every language. Screen readers get a list. */
export function TimelineAxisPlot({ events, now }: TimelineAxisPlotProps) {
  const messages = useMessages(companyTimelineMessages);
  const { day } = useFormats();
  const axis = timelineAxis(events[0]?.day ?? '', now);
  const labeled = events.filter(({ kind }) => kind !== 'article');
  const lengths = useLabelLengths();
  const lanes = placeLabels(labeled.map((event) => ({ at: axis.placeOf(event.day), length: lengths(event) })));
  const used = Math.max(0, ...lanes.map((lane) => (lane ?? -1) + 1));
  return (
    <>
      <div aria-hidden="true" dir="ltr" className={styles.axis} style={{ blockSize: footHeight + used * laneHeight }}>
        <span className={styles.line} />
        {axis.years.map(({ year, at }) => (
          <span key={year} className={styles.year} style={{ insetInlineStart: share(at) }}>
            {year}
          </span>
        ))}
        {labeled.map((event, index) => {
          const lane = lanes[index];
          if (lane === undefined) return null;
          const at = axis.placeOf(event.day);
          return (
            <span key={event.id}>
              <span
                className={styles.stem}
                style={{ insetInlineStart: share(at), blockSize: (lane + 1) * laneHeight }}
              />
              <span
                className={styles.label({ isBefore: !startsAtMark(at) })}
                style={{ insetInlineStart: share(at), insetBlockEnd: footHeight + lane * laneHeight + 4 }}
              >
                <span>
                  <EventTitle event={event} />
                </span>
                <span className={styles.amount}>
                  <EventDetail event={event} />
                </span>
              </span>
            </span>
          );
        })}
        {events.map((event) => (
          <span
            key={event.id}
            title={event.kind === 'article' ? event.item.article.title : day(event.day)}
            className={styles.mark({ kind: 'deal' in event ? 'deal' : event.kind })}
            style={{ insetInlineStart: share(axis.placeOf(event.day)) }}
          />
        ))}
      </div>
      <VisuallyHidden>
        {events.map((event) => (
          <span key={event.id}>
            {messages.heard({ day: event.day })} <EventTitle event={event} /> <EventDetail event={event} />{' '}
          </span>
        ))}
      </VisuallyHidden>
    </>
  );
}

/** Returns a function that estimates the letters of a label. */
function useLabelLengths(): (event: TimelineEvent) => number {
  const messages = useMessages(companyTimelineMessages);
  const deals = useMessages(dealMessages);
  return (event) => {
    switch (event.kind) {
      case 'round':
        return Math.max(
          deals.round({ type: event.round.round_type, code: event.round.round_code }).length,
          event.round.raised_usd === null ? deals.undisclosed.length : 7,
        );
      case 'acquired':
        return messages.acquired.length + 1 + event.deal.acquired.name.length;
      case 'acquiredBy':
        return messages.acquiredBy.length + 1 + event.deal.acquirer.name.length;
      default:
        return messages.founded.length;
    }
  };
}
