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
  /** Why each of the other addresses was refused, and whether only for now: without a connection, or too often. */
  refused: readonly { email: string; reason: string; isForNow?: boolean }[];
}

export type UntriedInput = 'addresses' | 'message';

interface ShareFormProps {
  onShare: (invitation: ShareInvitation) => void;
  isSharing?: boolean;
  outcome?: ShareOutcome;
  /** Called when there is other input that was not tried yet: addresses, or a message alone. Null for none. */
  onUntriedChange: (untried: UntriedInput | null) => void;
}

/** In UTF-16 code units. */
const longestMessage = 2000;

/** Rejects only obviously invalid addresses. The server validates the rest. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Form for email addresses and a message. Refused addresses stay, with the reason; those refused for now can be sent again. */
export function ShareForm({ onShare, isSharing, outcome, onUntriedChange }: ShareFormProps) {
  const messages = useMessages(watchlistShareMessages);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [isMailed, setMailed] = useState(true);
  const [message, setMessage] = useState('');
  const [sentMessage, setSentMessage] = useState('');
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    setEmails(outcome?.refused.map(({ email }) => email) ?? []);
  }
  const refusalOf = (email: string) => outcome?.refused.find((one) => one.email === email && !one.isForNow);
  const hasAddresses = emails.some((email) => !refusalOf(email));
  const hasMessage = isMailed && message.trim() !== '' && message !== sentMessage;
  const messageAlone = hasMessage ? 'message' : null;
  const untried = hasAddresses ? 'addresses' : messageAlone;
  const handleUntried = useEffectEvent(onUntriedChange);
  useEffect(() => handleUntried(untried), [untried]);
  const problemOf = (email: string) => (address.test(email) ? refusalOf(email)?.reason : messages.badEmail);
  return (
    <Section title={messages.invite} level={3} size="title">
      <Form
        aria-label={messages.invite}
        isSubmitting={isSharing}
        // Invalid addresses are an error of the field, shown if the server reported none.
        validate={() => (emails.length === 0 ? { emails: messages.noEmail } : {})}
        onSubmit={() => {
          setSentMessage(message);
          onShare({ emails, message: isMailed ? message.trim() : '', sendEmail: isMailed });
        }}
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
          value={message}
          onChange={setMessage}
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

function News({ shared, refused: all }: ShareOutcome) {
  const messages = useMessages(watchlistShareMessages);
  const refused = all.filter(({ isForNow }) => !isForNow);
  const later = all.filter(({ isForNow }) => isForNow);
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
      )}{' '}
      {later[0] && (
        <Text element="span" size="small" tone="critical">
          {messages.notSharedYet({ count: later.length, reason: later[0].reason })}
        </Text>
      )}
    </>
  );
}
