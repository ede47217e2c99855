'use client';
import type { ContentRequest } from '@fs/api-contract';
import {
  Badge,
  Button,
  DateText,
  Form,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker } from '../../companies/CompanyPicker/CompanyPicker.tsx';
import * as rows from '../../internal/DealRows.css.ts';
import * as lined from '../../internal/linedRows.css.ts';
import type { CurationSearch } from '../CurationDrawer/CurationFields.tsx';
import { contentRequestsMessages } from './ContentRequests.messages.ts';

export interface ContentRequestsProps extends CurationSearch {
  requests: Loadable<readonly ContentRequest[]>;
  /** URL of an article in the app. */
  hrefOf: (articleId: string) => string;
  /** Requests an article. The input stays after a failure. */
  onRequest: (request: {
    kind: ContentRequest['kind'];
    url: string;
    company: LinkedCompany;
  }) => Promise<{ ok: true } | { ok: false; error: string }>;
  /** Called when the user wants a failed request tried again. */
  onTryAgain: (request: ContentRequest) => void;
  /** Called when the user retries after a failure to load. */
  onRetry?: () => void;
}

/** Requests articles of other sites by their address, and shows what became of earlier requests. */
export function ContentRequests({
  requests,
  hrefOf,
  onRequest,
  onTryAgain,
  onRetry,
  found,
  onSearch,
  onRetrySearch,
}: ContentRequestsProps) {
  const messages = useMessages(contentRequestsMessages);
  const [url, setUrl] = useState('');
  const [kind, setKind] = useState<ContentRequest['kind']>('earned');
  const [company, setCompany] = useState<LinkedCompany>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    if (!company) {
      setError(messages.companyMissing);
      return;
    }
    setSending(true);
    const sent = await onRequest({ kind, url: url.trim(), company });
    setSending(false);
    setError(sent.ok ? undefined : sent.error);
    if (sent.ok) setUrl('');
  }

  return (
    <Section title={messages.title} level={2} size="title">
      <Stack gap="6">
        <Form isSubmitting={isSending} {...(error !== undefined && { error })} onSubmit={() => void send()}>
          <Stack gap="4">
            <TextField label={messages.url} name="url" type="url" isRequired value={url} onChange={setUrl} />
            <CompanyPicker
              label={messages.company}
              found={found}
              onSearch={onSearch}
              onPick={setCompany}
              chosenIds={new Set(company ? [company.id] : [])}
              {...(onRetrySearch && { onRetry: onRetrySearch })}
            />
            {company && <Text weight="medium">{messages.selected({ name: company.name })}</Text>}
            <Select
              label={messages.kind}
              options={[
                { id: 'earned', label: messages.earned },
                { id: 'owned', label: messages.owned },
              ]}
              value={kind}
              onChange={setKind}
            />
            <Inline>
              <Button type="submit" tone="accent" isPending={isSending}>
                {messages.request}
              </Button>
            </Inline>
          </Stack>
        </Form>
        <Section title={messages.requests} level={3} size="label">
          <LoadableView of={requests} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
            {(known) => <RequestList requests={known} hrefOf={hrefOf} onTryAgain={onTryAgain} />}
          </LoadableView>
        </Section>
      </Stack>
    </Section>
  );
}

interface RequestListProps extends Pick<ContentRequestsProps, 'hrefOf' | 'onTryAgain'> {
  requests: readonly ContentRequest[];
}

const tones = { pending: 'info', done: 'positive', failed: 'critical' } as const;

function RequestList({ requests, hrefOf, onTryAgain }: RequestListProps) {
  const messages = useMessages(contentRequestsMessages);
  const states = { pending: messages.pending, done: messages.done, failed: messages.failedState };
  if (requests.length === 0) return <Text tone="muted">{messages.none}</Text>;
  return (
    <ul className={lined.list}>
      {requests.map((request) => (
        <li key={request.id} className={lined.row}>
          <div className={rows.words}>
            <Stack gap="1">
              <Inline gap="2">
                <Badge tone={tones[request.status]}>{states[request.status]}</Badge>
                <Text weight="medium">
                  {request.article_id === null ? (
                    <bdi dir="ltr">{request.url}</bdi>
                  ) : (
                    <Link href={hrefOf(request.article_id)}>
                      <bdi>{request.title ?? request.url}</bdi>
                    </Link>
                  )}
                </Text>
              </Inline>
              <Text size="small" tone="muted">
                <bdi>{request.organization.name}</bdi> <DateText value={request.requested_at} />{' '}
                {request.requested_by !== null && messages.by({ name: request.requested_by })}
              </Text>
              {request.failure !== null && (
                <Stack gap="2">
                  <Notice tone="critical">{messages[request.failure]}</Notice>
                  <Inline>
                    <Button
                      size="small"
                      aria-label={messages.retryUrl({ url: request.url })}
                      onPress={() => onTryAgain(request)}
                    >
                      {messages.retry}
                    </Button>
                  </Inline>
                </Stack>
              )}
            </Stack>
          </div>
        </li>
      ))}
    </ul>
  );
}
