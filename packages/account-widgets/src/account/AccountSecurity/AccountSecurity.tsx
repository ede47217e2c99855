'use client';
import type { AccountSession } from '@fs/api-contract';
import {
  Badge,
  Button,
  DateText,
  Heading,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import * as styles from './AccountSecurity.css.ts';
import { accountSecurityMessages } from './AccountSecurity.messages.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

export interface AccountSecurityProps extends PasswordFormProps {
  /** The last used first. Empty where another provider keeps the sessions. */
  sessions: Loadable<readonly AccountSession[]>;
  /** Called when the user ends one session. */
  onEnd: (session: AccountSession) => void;
  /** Called when the user ends all of them. */
  onEndAll: () => void;
  /** Id of the session that is being ended, or `all`. */
  ending?: string | undefined;
  /** Why ending failed. */
  endFailure?: string | undefined;
  /** Called when the user retries loading the sessions. */
  onRetry?: () => void;
}

/** The user's password and sessions. */
export function AccountSecurity({
  sessions,
  onEnd,
  onEndAll,
  ending,
  endFailure,
  onRetry,
  ...form
}: AccountSecurityProps) {
  const messages = useMessages(accountSecurityMessages);
  return (
    <Section title={messages.title}>
      <Stack gap="8">
        <PasswordForm {...form} />
        <Stack gap="4">
          <Heading level={3}>{messages.sessions}</Heading>
          {endFailure !== undefined && <Notice tone="critical">{endFailure}</Notice>}
          <LoadableView of={sessions} onRetry={onRetry} skeleton={<Skeleton size="title" width="half" />}>
            {(known) =>
              known.length === 0 ? (
                <Text tone="muted">{messages.none}</Text>
              ) : (
                // Safari drops the list role of a list without markers.
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <ul role="list" aria-label={messages.sessions} className={styles.list}>
                  {known.map((session) => (
                    <Row key={session.id} session={session} isEnding={ending === session.id} onEnd={onEnd} />
                  ))}
                </ul>
              )
            }
          </LoadableView>
          <Inline gap="4">
            <Button tone="critical" onPress={onEndAll} isPending={ending === 'all'}>
              {messages.endAll}
            </Button>
            <Text tone="muted">{messages.endAllText}</Text>
          </Inline>
        </Stack>
      </Stack>
    </Section>
  );
}

interface RowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: (session: AccountSession) => void;
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const messages = useMessages(accountSecurityMessages);
  const [browser, system] = session.device?.split(' on ') ?? [];
  const device =
    browser !== undefined && system !== undefined
      ? messages.deviceOn({ browser, system })
      : (session.device ?? messages.unknownDevice);
  return (
    <li className={styles.row}>
      <Stack gap="1">
        <Inline gap="2">
          <bdi>{device}</bdi>
          {session.isCurrent && <Badge tone="accent">{messages.thisDevice}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {messages.lastUsed} <DateText value={session.lastUsedAt} isWithinSentence />
        </Text>
      </Stack>
      {!session.isCurrent && (
        <Button size="small" aria-label={messages.end({ device })} isPending={isEnding} onPress={() => onEnd(session)}>
          {messages.endShort}
        </Button>
      )}
    </li>
  );
}
