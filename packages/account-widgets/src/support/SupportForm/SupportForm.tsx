'use client';
import { Text, TextArea, TextField, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { MessageForm } from '../../internal/MessageForm.tsx';
import { SenderFields } from '../../internal/SenderFields.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import type { PlanOrder } from '../../plans/planOrder.ts';
import { supportFormMessages } from './SupportForm.messages.ts';

export interface SupportRequest {
  name: string;
  email: string;
  /** Empty if not given. */
  subject: string;
  message: string;
}

export interface SupportFormProps {
  /** Name and email of the logged-in user. */
  initialName?: string;
  initialEmail?: string;
  /** What the message is about, such as a fact to correct. */
  initialSubject?: string | undefined;
  /** The plan that the user asks for. The message begins with it. Read on mount. */
  order?: PlanOrder | null;
  /** Called when the user submits a valid message. */
  onSend: (request: SupportRequest) => void;
  /** Whether the request is pending. */
  isSending?: boolean;
  /** Why the last attempt failed. */
  failure?: string;
  /** The received message. Shows the confirmation. */
  sent?: {
    /** Email for the reply. */
    email: string;
    /** Reference number of the message. */
    id: string;
  };
  /** Called when the user wants to send another message. */
  onAgain: () => void;
  /** Next steps after submission. */
  homeHref: string;
  /** What is sent with the message: the page from which the user came, if known, and the app's version. Default: nothing. */
  sentWith?: { page?: string | undefined; version: string };
  /** What the user wrote on an earlier visit, instead of the initial values. Read on mount. */
  draft?: SupportRequest | null;
  /** Called with all values whenever the user changes one. */
  onDraftChange?: (draft: SupportRequest) => void;
  /** Content after the message, such as what may answer it. */
  children?: ReactNode;
}

/** Form for messages to support (decision AMB-195). The input stays after a failure. */
export function SupportForm({
  initialName,
  initialEmail,
  initialSubject,
  order = null,
  onSend,
  isSending,
  failure,
  sent,
  onAgain,
  homeHref,
  sentWith,
  draft = null,
  onDraftChange,
  children,
}: SupportFormProps) {
  const messages = useMessages(supportFormMessages);
  return (
    <MessageForm
      messages={messages}
      arrived={sent && `${messages.thanksText({ email: sent.email })} ${messages.reference({ id: sent.id })}`}
      onAgain={onAgain}
      homeHref={homeHref}
      error={failure}
      isSubmitting={isSending}
      validate={(data) => {
        const { name, email, message } = readRequest(data);
        return {
          name: name === '' ? messages.nameMissing : undefined,
          // The form itself reports an invalid address.
          ...(email === '' && { email: messages.emailMissing }),
          message: message === '' ? messages.messageMissing : undefined,
        };
      }}
      onSubmit={(data) => onSend(readRequest(data))}
      onInput={onDraftChange && ((data) => onDraftChange(readRequest(data)))}
    >
      <SenderFields
        messages={messages}
        initialName={draft?.name ?? initialName}
        initialEmail={draft?.email ?? initialEmail}
      />
      <TextField
        label={messages.subject}
        description={messages.subjectHint}
        name="subject"
        autoComplete="off"
        defaultValue={draft?.subject ?? (order ? messages.planSubject({ plan: order.name }) : initialSubject)}
        maxLength={200}
      />
      <TextArea
        label={messages.message}
        description={order ? messages.planHint : undefined}
        name="message"
        size="large"
        defaultValue={draft?.message ?? (order ? messages.planMessage(order) : undefined)}
        maxLength={5000}
        isRequired
      />
      {sentWith && (
        <Text size="small" tone="muted">
          {messages.sentWith(sentWith)}
        </Text>
      )}
      {children}
    </MessageForm>
  );
}

function readRequest(data: FormData): SupportRequest {
  return {
    name: trimmedText(data, 'name'),
    email: trimmedText(data, 'email'),
    subject: trimmedText(data, 'subject'),
    message: trimmedText(data, 'message'),
  };
}
