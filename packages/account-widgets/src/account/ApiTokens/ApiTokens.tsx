'use client';
import type { ApiToken } from '@fs/api-contract';
import {
  Button,
  Confirm,
  CopyButton,
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
import { useState } from 'react';
import { ApiTokenForm, type ApiTokenFormProps } from './ApiTokenForm.tsx';
import * as styles from './ApiTokens.css.ts';
import { apiTokensMessages } from './ApiTokens.messages.ts';

export type { ApiTokenChoice } from './ApiTokenForm.tsx';

export interface ApiTokensProps extends ApiTokenFormProps {
  /** The newest first. */
  tokens: Loadable<readonly ApiToken[]>;
  /** The secret of the token that was just created. It is shown until the user hides it. */
  secret?: string | undefined;
  /** Called when the user hides the secret. */
  onSecretHide: () => void;
  /** Called when the user confirms that a token ends. */
  onRevoke: (token: ApiToken) => void;
  /** Id of the token that is being revoked. */
  revoking?: string | undefined;
  /** Why revoking failed. */
  revokeFailure?: string | undefined;
  /** Called when the user retries loading the tokens. */
  onRetry?: () => void;
}

/** The user's personal API tokens. */
export function ApiTokens({
  tokens,
  secret,
  onSecretHide,
  onRevoke,
  revoking,
  revokeFailure,
  onRetry,
  ...form
}: ApiTokensProps) {
  const messages = useMessages(apiTokensMessages);
  // The form is empty again after each new token, and keeps its input in all other cases.
  const [created, setCreated] = useState({ secret, count: 0 });
  if (created.secret !== secret) setCreated({ secret, count: created.count + (secret === undefined ? 0 : 1) });
  const [asked, setAsked] = useState<ApiToken>();
  return (
    <Section title={messages.title}>
      <Stack gap="8">
        <Text>{messages.text}</Text>
        {secret !== undefined && (
          <Notice tone="positive">
            <Stack gap="3" align="start">
              <Text>{messages.created}</Text>
              <bdi>
                <code className={styles.secret} dir="ltr" title={messages.secret}>
                  {secret}
                </code>
              </bdi>
              <Inline gap="3">
                <CopyButton value={secret} label={messages.copy} size="small" />
                <Button size="small" tone="quiet" onPress={onSecretHide}>
                  {messages.seen}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        )}
        <Stack gap="4">
          <Heading level={3}>{messages.tokens}</Heading>
          {revokeFailure !== undefined && <Notice tone="critical">{revokeFailure}</Notice>}
          <LoadableView of={tokens} onRetry={onRetry} skeleton={<Skeleton size="title" width="half" />}>
            {(known) =>
              known.length === 0 ? (
                <Text tone="muted">{messages.none}</Text>
              ) : (
                // Safari drops the list role of a list without markers.
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <ul role="list" aria-label={messages.tokens} className={styles.list}>
                  {known.map((token) => (
                    <Row key={token.id} token={token} isRevoking={revoking === token.id} onAsk={setAsked} />
                  ))}
                </ul>
              )
            }
          </LoadableView>
        </Stack>
        <ApiTokenForm key={created.count} {...form} />
      </Stack>
      <Confirm
        title={asked ? messages.revokeTitle({ name: asked.name }) : ''}
        confirmLabel={messages.revokeShort}
        tone="critical"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) onRevoke(asked);
          setAsked(undefined);
        }}
      >
        <Text>{messages.revokeText}</Text>
      </Confirm>
    </Section>
  );
}

interface RowProps {
  token: ApiToken;
  isRevoking: boolean;
  onAsk: (token: ApiToken) => void;
}

function Row({ token, isRevoking, onAsk }: RowProps) {
  const messages = useMessages(apiTokensMessages);
  const { name, scopes, hint, lastUsedAt, expiresAt } = token;
  return (
    <li className={styles.row}>
      <Stack gap="1">
        <bdi>{name}</bdi>
        <Text size="small" tone="muted">
          {scopes.map((scope) => messages[scope]).join(' · ')}
        </Text>
        <Inline gap="3">
          <Text size="small" tone="muted">
            {messages.ends({ hint })}
          </Text>
          <Text size="small" tone="muted">
            {lastUsedAt === null ? messages.neverUsed : messages.lastUsed}{' '}
            {lastUsedAt !== null && <DateText value={lastUsedAt} isWithinSentence />}
          </Text>
          <Text size="small" tone="muted">
            {messages.expires} <DateText value={expiresAt} isWithinSentence isShort />
          </Text>
        </Inline>
      </Stack>
      <Button size="small" aria-label={messages.revoke({ name })} isPending={isRevoking} onPress={() => onAsk(token)}>
        {messages.revokeShort}
      </Button>
    </li>
  );
}
