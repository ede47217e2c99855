'use client';
import { Button, Popover, Timeline, useFormats, useMessages, VisuallyHidden } from '@fs/ui';
import { dealMessages } from '../../internal/deals.messages.ts';
import * as styles from './CompanyTimeline.css.ts';
import { companyTimelineMessages } from './CompanyTimeline.messages.ts';
import { footHeight, laneHeight, type PlacedLabel, placeLabels, startsAtMark, timelineAxis } from './timelineAxis.ts';
import { EventDetail, EventTitle, type EventTitleProps } from './timelineEntries.tsx';
import type { TimelineEvent } from './timelineEvents.ts';

type Links = Pick<EventTitleProps, 'hrefOf' | 'articleHrefOf'>;

interface TimelineAxisPlotProps extends Links {
  /** Oldest first, at least one. */
  events: readonly TimelineEvent[];
  now: Date;
}

interface EventLabel {
  event: TimelineEvent;
  at: number;
  length: number;
}

const share = (at: number) => `${Number((at * 100).toFixed(2))}%`;

/** The events on an axis of time, which runs from left to right in every language. Screen readers get a list. */
export function TimelineAxisPlot({ events, now, ...links }: TimelineAxisPlotProps) {
  const messages = useMessages(companyTimelineMessages);
  const { shortDay } = useFormats();
  const axis = timelineAxis(events[0]?.day ?? '', now);
  const lengthOf = useLabelLengths();
  const placed = placeLabels(
    events
      .filter(({ kind }) => kind !== 'article')
      .map((event): EventLabel => ({ event, at: axis.placeOf(event.day), length: lengthOf(event) })),
  );
  const used = Math.max(0, ...placed.map(({ lane }) => lane + 1));
  return (
    <>
      <div dir="ltr" className={styles.axis} style={{ blockSize: footHeight + used * laneHeight }}>
        <div aria-hidden="true">
          <span className={styles.line} />
          {axis.years.map(({ year, at }) => (
            <span
              key={year}
              className={styles.year({ isLast: at > latestYear })}
              style={{ insetInlineStart: share(at) }}
            >
              {year}
            </span>
          ))}
          {placed.map(({ labels, at, lane }) => (
            <span
              key={labels[0]?.event.id}
              className={styles.stem}
              style={{ insetInlineStart: share(at), blockSize: (lane + 1) * laneHeight }}
            />
          ))}
        </div>
        {placed.map((label) => (
          <Label key={label.labels[0]?.event.id} {...label} {...links} />
        ))}
        {/* After the labels, whose background would cover them. */}
        <div aria-hidden="true">
          {events.map((event) => (
            <span
              key={event.id}
              title={event.kind === 'article' ? event.item.article.title : shortDay(event.day)}
              className={styles.mark({ kind: 'deal' in event ? 'deal' : event.kind })}
              style={{ insetInlineStart: share(axis.placeOf(event.day)) }}
            />
          ))}
        </div>
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

/** Years that begin later end at their place, because they would not fit after it. */
const latestYear = 0.95;

function Label({ labels, at, lane, width, ...links }: PlacedLabel<EventLabel> & Links) {
  const [first] = labels;
  const last = labels.at(-1);
  if (!first || !last) return null;
  const place = {
    insetInlineStart: share(at),
    insetBlockEnd: footHeight + lane * laneHeight + 4,
    maxInlineSize: `${width}px`,
  };
  const className = styles.label({ isBefore: !startsAtMark(at) });
  if (labels.length > 1) {
    return (
      <span className={className} style={place}>
        <EventGroup events={labels.map(({ event }) => event)} from={first.event.day} to={last.event.day} {...links} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={className} style={place}>
      <span className={styles.words}>
        <EventTitle event={first.event} />
      </span>
      <span className={styles.amount}>
        <EventDetail event={first.event} />
      </span>
    </span>
  );
}

interface EventGroupProps extends Links {
  events: readonly TimelineEvent[];
  from: string;
  to: string;
}

/** The number of events that are too close to each other, which opens their list. */
function EventGroup({ events, from, to, ...links }: EventGroupProps) {
  const messages = useMessages(companyTimelineMessages);
  const { shortDay } = useFormats();
  const count = events.length;
  const label = messages.groupLabel({ count, from, to });
  return (
    <Popover
      label={label}
      trigger={
        <Button size="small" aria-label={label}>
          {messages.group({ count })}
        </Button>
      }
    >
      <div className={styles.group}>
        <Timeline
          aria-label={label}
          items={events.toReversed().map((event) => ({
            id: event.id,
            when: shortDay(event.day),
            title: <EventTitle event={event} {...links} />,
            content: <EventDetail event={event} />,
          }))}
        />
      </div>
    </Popover>
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
          lettersOf(deals.round({ type: event.round.round_type, code: event.round.round_code })),
          event.round.raised_usd === null ? lettersOf(deals.undisclosed) : shortestAmount,
        );
      case 'acquired':
        return lettersOf(`${messages.acquired} ${event.deal.acquired.name}`);
      case 'acquiredBy':
        return lettersOf(`${messages.acquiredBy} ${event.deal.acquirer.name}`);
      default:
        return lettersOf(messages.founded);
    }
  };
}

/** Letters that every abbreviated amount has space for. */
const shortestAmount = 10;

/** Letters of Chinese, Japanese and Korean count twice, because they are about twice as wide. */
function lettersOf(text: string): number {
  return text.length + (text.match(/[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0);
}
