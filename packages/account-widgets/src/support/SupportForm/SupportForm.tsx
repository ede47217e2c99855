'use client';
import { TextArea, TextField, useMessages } from '@fs/ui';
import { MessageForm } from '../../internal/MessageForm.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import { supportFormMessages } from './SupportForm.messages.ts';

export interface SupportRequest {
  name: string;
  email: string;
  /** Empty when none was given. */
  subject: string;
  message: string;
}

export interface SupportFormProps {
  /** Name and e-mail of the user who is signed in. */
  initialName?: string;
  initialEmail?: string;
  /** The user sent a complete message. */
  onSend: (request: SupportRequest) => void;
  /** It is on its way. */
  isSending?: boolean;
  /** Why the last try failed. */
  failure?: string;
  /** The message that arrived; then thanks stand here. */
  sent?: {
    /** Where the answer goes. */
    email: string;
    /** What to name when asking about it. */
    id: string;
  };
  /** The user wants to write another. */
  onAgain: () => void;
  /** Where to go afterwards. */
  homeHref: string;
}

/** Writes to support (decision AMB-195). What was typed stays when sending fails. */
export function SupportForm({
  initialName,
  initialEmail,
  onSend,
  isSending,
  failure,
  sent,
  onAgain,
  homeHref,
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
          // Of an address that is none, the form itself says so.
          ...(email === '' && { email: messages.emailMissing }),
          message: message === '' ? messages.messageMissing : undefined,
        };
      }}
      onSubmit={(data) => onSend(readRequest(data))}
    >
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        defaultValue={initialName}
        maxLength={200}
        isRequired
      />
      <TextField
        label={messages.email}
        description={messages.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={initialEmail}
        maxLength={254}
        isRequired
      />
      <TextField
        label={messages.subject}
        description={messages.subjectHint}
        name="subject"
        autoComplete="off"
        maxLength={200}
      />
      <TextArea label={messages.message} name="message" size="large" maxLength={5000} isRequired />
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
