'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { Button, type Loadable, Stack, Timeline, useFormats, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import type { NewsHref } from '../CompanyNews/CompanyNews.tsx';
import * as styles from './CompanyTimeline.css.ts';
import { companyTimelineMessages } from './CompanyTimeline.messages.ts';
import { TimelineAxisPlot } from './TimelineAxisPlot.tsx';
import { EventDetail, EventTitle } from './timelineEntries.tsx';
import { type TimelineEvent, timelineEvents } from './timelineEvents.ts';

export interface CompanyTimelineProps {
  overview: Loadable<CompanyOverview>;
  hrefOf: CompanyHref;
  articleHrefOf: NewsHref;
  /** End of the axis. Default: the current time. */
  now?: Date;
}

/** Founding, rounds, acquisitions and articles of a company: on an axis where it fits, otherwise as a list. */
export function CompanyTimeline({ overview, now = new Date(), ...links }: CompanyTimelineProps) {
  const messages = useMessages(companyTimelineMessages);
  const [isList, setList] = useState(false);
  return (
    <ProfileSection
      title={messages.title}
      of={overview}
      isEmpty={(facts) => timelineEvents(facts).length === 0}
      empty={messages.empty}
    >
      {(facts) => {
        const events = timelineEvents(facts);
        return (
          <div className={styles.place}>
            <div className={styles.wide}>
              <Stack gap="3">
                {isList ? (
                  <EventList events={events} {...links} />
                ) : (
                  <TimelineAxisPlot events={events} now={now} {...links} />
                )}
                <div>
                  <Button size="small" onPress={() => setList(!isList)}>
                    {isList ? messages.asTimeline : messages.asList}
                  </Button>
                </div>
              </Stack>
            </div>
            <div className={styles.narrow}>
              <EventList events={events} {...links} />
            </div>
          </div>
        );
      }}
    </ProfileSection>
  );
}

/** Number of events before the list is expanded. */
const shownAtFirst = 5;

interface EventListProps extends Pick<CompanyTimelineProps, 'hrefOf' | 'articleHrefOf'> {
  /** Oldest first. */
  events: readonly TimelineEvent[];
}

/** The events as a list, newest first. */
function EventList({ events, ...links }: EventListProps) {
  const messages = useMessages(companyTimelineMessages);
  const { shortDay } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const newest = events.toReversed();
  return (
    <Stack gap="3">
      <Timeline
        aria-label={messages.title}
        items={(isOpen ? newest : newest.slice(0, shownAtFirst)).map((event) => ({
          id: event.id,
          when: shortDay(event.day),
          title: <EventTitle event={event} {...links} />,
          content: <EventDetail event={event} />,
        }))}
      />
      {events.length > shownAtFirst && (
        <div>
          <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? messages.showLess : messages.showAll({ count: events.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
