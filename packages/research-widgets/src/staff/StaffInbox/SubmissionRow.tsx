'use client';
import { limits, type Submission } from '@fs/api-contract';
import { Badge, Button, DateText, Form, Inline, Link, Notice, Stack, Text, TextArea, useMessages } from '@fs/ui';
import { useState } from 'react';
import * as rows from '../../internal/DealRows.css.ts';
import { staffInboxMessages } from './StaffInbox.messages.ts';

export interface SubmissionRowProps {
  /** URL of the page that corrects a company. */
  companyHrefOf: (company: { id: string }) => string;
  /** Closes a submission; an answer that is not empty is mailed. The input stays after a failure. */
  onAnswer: (submission: Submission, answer: string) => Promise<{ ok: true } | { ok: false; error: string }>;
  submission: Submission;
}

const tones = { suggestion: 'info', report: 'caution', message: 'neutral' } as const;

export function SubmissionRow({ submission, companyHrefOf, onAnswer }: SubmissionRowProps) {
  const messages = useMessages(staffInboxMessages);
  const { kind, fields, email, organization, sent_at, answered_at, answer, answered_by } = submission;
  const badges = { suggestion: messages.suggestionBadge, report: messages.reportBadge, message: messages.messageBadge };
  return (
    <div className={rows.words}>
      <Stack gap="3">
        <Inline gap="2">
          <Badge tone={tones[kind]}>{badges[kind]}</Badge>
          <Text size="small" tone="muted">
            {email !== null && <bdi dir="ltr">{email}</bdi>} <DateText value={sent_at} />
          </Text>
          {organization && (
            <Link href={companyHrefOf(organization)}>{messages.editFacts({ name: organization.name })}</Link>
          )}
        </Inline>
        <Stack gap="1">
          {fields.map(({ name, value }) => (
            <Text key={name}>
              {labelOf(name, messages)} <bdi>{value}</bdi>
            </Text>
          ))}
        </Stack>
        {answered_at === null ? (
          <AnswerForm submission={submission} onAnswer={onAnswer} />
        ) : (
          <Stack gap="1">
            <Text size="small" tone="muted">
              {answer === null ? messages.closed : messages.sent} <DateText value={answered_at} isWithinSentence />{' '}
              {answered_by !== null && messages.by({ name: answered_by })}
            </Text>
            {answer !== null && <Text>{answer}</Text>}
          </Stack>
        )}
      </Stack>
    </div>
  );
}

/** The label of a field; the message itself needs none. */
function labelOf(name: string, messages: Readonly<Record<string, unknown>>): string {
  const label = messages[name];
  return name !== 'message' && typeof label === 'string' ? `${label}:` : '';
}

/** Opens on request, so that a page of submissions is short. */
function AnswerForm({ submission, onAnswer }: Pick<SubmissionRowProps, 'submission' | 'onAnswer'>) {
  const messages = useMessages(staffInboxMessages);
  const { email, fields } = submission;
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const subject = fields.find(({ name }) => name === 'name')?.value ?? '';

  async function send(text: string) {
    setSending(true);
    const sent = await onAnswer(submission, text);
    setSending(false);
    setError(sent.ok ? undefined : sent.error);
  }

  const close = (
    <Button tone="quiet" isPending={isSending} aria-label={messages.closeOf({ subject })} onPress={() => void send('')}>
      {messages.close}
    </Button>
  );
  if (email === null || !isOpen) {
    return (
      <Stack gap="2">
        {error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Inline>
          {email !== null && (
            <Button aria-label={messages.answerTo({ email })} onPress={() => setOpen(true)}>
              {messages.answer}
            </Button>
          )}
          {close}
        </Inline>
      </Stack>
    );
  }
  return (
    <Form isSubmitting={isSending} {...(error !== undefined && { error })} onSubmit={() => void send(answer.trim())}>
      <Stack gap="3">
        <TextArea
          label={messages.answerTo({ email })}
          name="answer"
          isRequired
          autoFocus
          description={messages.answerHelp}
          maxLength={limits.answer}
          value={answer}
          onChange={setAnswer}
        />
        <Inline>
          <Button type="submit" isPending={isSending} aria-label={messages.sendTo({ email })}>
            {messages.send}
          </Button>
          {close}
        </Inline>
      </Stack>
    </Form>
  );
}
