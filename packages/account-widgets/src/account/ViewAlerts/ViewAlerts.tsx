'use client';
import {
  Button,
  DateText,
  Heading,
  Inline,
  Link,
  List,
  ListItem,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { viewAlertsMessages } from './ViewAlerts.messages.ts';

/** An alert, with the view that it is about. */
export interface ListedAlert {
  /** Of the view. */
  id: string;
  name: string;
  table: 'companies' | 'funding';
  /** Of the view in the app. */
  path: string;
  /** Until when the view was checked, as an ISO time. */
  checkedAt: string;
}

export interface ViewAlertsProps {
  /** By name. */
  alerts: Loadable<readonly ListedAlert[]>;
  hrefOf: (alert: ListedAlert) => string;
  /** Called when the user turns an alert off. */
  onTurnOff: (alert: ListedAlert) => void;
  /** Id of the view whose alert is being turned off. */
  turningOff?: string | undefined;
  /** Why turning an alert off failed. */
  failure?: string | undefined;
  /** Called when the user retries loading the alerts. */
  onRetry?: () => void;
}

/** The user's alerts of saved views. */
export function ViewAlerts({ alerts, hrefOf, onTurnOff, turningOff, failure, onRetry }: ViewAlertsProps) {
  const messages = useMessages(viewAlertsMessages);
  const list = useFocusAfterRemoval();
  return (
    <Stack gap="4">
      <Heading level={3}>{messages.title}</Heading>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <LoadableView of={alerts} onRetry={onRetry} skeleton={<Skeleton size="title" width="half" />}>
        {(known) => (
          <div ref={list} tabIndex={-1}>
            {known.length === 0 ? (
              <Text tone="muted">{messages.none}</Text>
            ) : (
              <Stack gap="3">
                <Text>{messages.text}</Text>
                <List aria-label={messages.title}>
                  {known.map((alert) => (
                    <ListItem key={alert.id}>
                      <Row
                        alert={alert}
                        href={hrefOf(alert)}
                        isTurningOff={turningOff === alert.id}
                        onTurnOff={() => onTurnOff(alert)}
                      />
                    </ListItem>
                  ))}
                </List>
              </Stack>
            )}
          </div>
        )}
      </LoadableView>
    </Stack>
  );
}

interface RowProps {
  alert: ListedAlert;
  href: string;
  isTurningOff: boolean;
  onTurnOff: () => void;
}

function Row({ alert, href, isTurningOff, onTurnOff }: RowProps) {
  const messages = useMessages(viewAlertsMessages);
  const { name, table, checkedAt } = alert;
  return (
    <Inline gap="4" justify="between">
      <Stack gap="1">
        <Link href={href} tone="name">
          <bdi>{name}</bdi>
        </Link>
        <Inline gap="3">
          <Text size="small" tone="muted">
            {messages[table]}
          </Text>
          <Text size="small" tone="muted">
            {messages.checked} <DateText value={checkedAt} isWithinSentence />
          </Text>
        </Inline>
      </Stack>
      <Button size="small" aria-label={messages.turnOffAlert({ name })} isPending={isTurningOff} onPress={onTurnOff}>
        {messages.turnOff}
      </Button>
    </Inline>
  );
}
