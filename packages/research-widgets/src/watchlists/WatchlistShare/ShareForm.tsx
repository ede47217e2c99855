'use client';
import { Button, Checkbox, Form, Section, Stack, TagField, Text, TextArea, useMessages } from '@fs/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

export interface ShareInvitation {
  emails: readonly string[];
  message: string;
  sendEmail: boolean;
}

/** Outcome of an invitation. */
export interface ShareOutcome {
  shared: readonly string[];
  /** Why each of the other addresses was refused. */
  refused: readonly { email: string; reason: string }[];
}

interface ShareFormProps {
  onShare: (invitation: ShareInvitation) => void;
  isSharing?: boolean;
  outcome?: ShareOutcome;
  /** Called when the user enters addresses that were not tried yet, and when there are none left. */
  onUntriedChange: (isUntried: boolean) => void;
}

/** In UTF-16 code units. */
const longestMessage = 2000;

/** Rejects only obviously invalid addresses. The server validates the rest. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Form for email addresses and a message. Refused addresses stay, with the reason. */
export function ShareForm({ onShare, isSharing, outcome, onUntriedChange }: ShareFormProps) {
  const messages = useMessages(watchlistShareMessages);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [isMailed, setMailed] = useState(true);
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    setEmails(outcome?.refused.map(({ email }) => email) ?? []);
  }
  const isUntried = emails.some((email) => !outcome?.refused.some((one) => one.email === email));
  const handleUntried = useEffectEvent(onUntriedChange);
  useEffect(() => handleUntried(isUntried), [isUntried]);
  const problemOf = (email: string) =>
    address.test(email) ? outcome?.refused.find((one) => one.email === email)?.reason : messages.badEmail;
  return (
    <Section title={messages.invite} level={3} size="title">
      <Form
        aria-label={messages.invite}
        isSubmitting={isSharing}
        // Invalid addresses are an error of the field, shown if the server reported none.
        validate={() => (emails.length === 0 ? { emails: messages.noEmail } : {})}
        onSubmit={(data) =>
          onShare({ emails, message: String(data.get('message') ?? '').trim(), sendEmail: data.has('sendEmail') })
        }
      >
        <TagField
          label={messages.emails}
          description={messages.emailsHint}
          name="emails"
          value={emails}
          onChange={setEmails}
          validate={problemOf}
        />
        <TextArea
          label={messages.message}
          description={isMailed ? messages.messageHint : messages.messageNeedsEmail}
          name="message"
          // Without an email, nobody would get the message. The text stays.
          isDisabled={!isMailed}
          maxLength={longestMessage}
        />
        <Checkbox
          label={messages.sendEmail}
          description={messages.sendEmailHint}
          name="sendEmail"
          value="yes"
          isSelected={isMailed}
          onChange={setMailed}
        />
        <Stack direction="row">
          <Button type="submit" tone="accent">
            {messages.share}
          </Button>
          <span role="status">{outcome && !isSharing && <News {...outcome} />}</span>
        </Stack>
      </Form>
    </Section>
  );
}

function News({ shared, refused }: ShareOutcome) {
  const messages = useMessages(watchlistShareMessages);
  return (
    <>
      {shared.length > 0 && (
        <Text element="span" size="small" tone="positive">
          {messages.shared({ count: shared.length })}
        </Text>
      )}{' '}
      {refused.length > 0 && (
        <Text element="span" size="small" tone="critical">
          {messages.notShared({ count: refused.length })}
        </Text>
      )}
    </>
  );
}
