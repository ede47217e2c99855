'use client';
import type { Headquarters } from '@fs/api-contract';
import {
  Heading,
  IconButton,
  KeyValue,
  type KeyValueItem,
  Link,
  type Loadable,
  LoadableView,
  Popover,
  Skeleton,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { useId, useState } from 'react';
import { ClockIcon } from '../../internal/icons/ClockIcon.tsx';
import * as styles from './HeadquartersPopover.css.ts';
import { headquartersPopoverMessages } from './HeadquartersPopover.messages.ts';
import { skyName } from './skyName.ts';

export interface HeadquartersPopoverProps {
  /** The place, e.g. `Seattle, WA, USA`. */
  place: string;
  /** Loading until the user opens the popover. */
  facts: Loadable<Headquarters>;
  /** Called when the user opens the popover. Load the facts then. */
  onOpen: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** The current time. Default: the time when the popover opened. It does not tick. */
  now?: Date;
}

/** Local time, weather and news at a company's headquarters. Missing parts are omitted. */
export function HeadquartersPopover({ place, facts, onOpen, onRetry, now }: HeadquartersPopoverProps) {
  const messages = useMessages(headquartersPopoverMessages);
  const [opened, setOpened] = useState(() => now ?? new Date());
  return (
    <Popover
      label={messages.label({ place })}
      trigger={
        <IconButton label={messages.open} size="small">
          <ClockIcon />
        </IconButton>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        setOpened(new Date());
        onOpen();
      }}
    >
      <div className={styles.facts}>
        <LoadableView of={facts} onRetry={onRetry} skeleton={<Awaited />}>
          {(known) => <Known {...known} now={now ?? opened} />}
        </LoadableView>
      </div>
    </Popover>
  );
}

function Known({ time_zone, weather, local_news, now }: Headquarters & { now: Date }) {
  const messages = useMessages(headquartersPopoverMessages);
  const formats = useFormats();
  const newsId = useId();
  const time = time_zone === null ? undefined : formats.clock(now, time_zone);
  const temperature = weather && formats.unit(weather.temperature, 'fahrenheit');
  const items: KeyValueItem[] = [
    ...(time ? [{ label: messages.time, value: time }] : []),
    ...(weather && temperature
      ? [
          {
            label: messages.weather,
            value: messages.weatherNow({ temperature, summary: skyName(weather.summary, messages) }),
          },
        ]
      : []),
  ];
  if (items.length === 0 && local_news.length === 0) return <Text tone="muted">{messages.nothing}</Text>;
  return (
    <Stack gap="4">
      {items.length > 0 && <KeyValue items={items} />}
      {!weather && local_news.length === 0 && <Text tone="muted">{messages.timeOnly}</Text>}
      {local_news.length > 0 && (
        <Stack gap="2">
          <Heading level={2} size="label" id={newsId}>
            {messages.news}
          </Heading>
          <ul aria-labelledby={newsId} className={styles.news}>
            {local_news.map(({ title, url, source }) => (
              <li key={url}>
                <Link href={url} isExternal>
                  <bdi>{title}</bdi>
                </Link>
                {source && (
                  <Text size="small" tone="muted">
                    <bdi>{source}</bdi>
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

function Awaited() {
  return (
    <Stack gap="3">
      <Skeleton width="half" />
      <Skeleton width="half" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </Stack>
  );
}
