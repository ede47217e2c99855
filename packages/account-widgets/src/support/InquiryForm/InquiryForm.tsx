'use client';
import type { InquiryFormName } from '@fs/api-contract';
import { Link, Text, TextArea, TextField, useMessages } from '@fs/ui';
import { MessageForm } from '../../internal/MessageForm.tsx';
import { SenderFields } from '../../internal/SenderFields.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import { inquiryFormMessages } from './InquiryForm.messages.ts';

export interface Inquiry {
  name: string;
  email: string;
  /** Empty if not given. */
  company: string;
  message: string;
}

export interface InquiryFormProps {
  /** What the form asks about. `signup` needs no company. */
  kind: InquiryFormName;
  /** Name, email and company of the logged-in user. */
  initialName?: string | undefined;
  initialEmail?: string | undefined;
  initialCompany?: string | undefined;
  /** What the user wrote on an earlier visit, instead of the initial values. Read on mount. */
  draft?: Inquiry | null;
  /** Called with all values whenever the user changes one. */
  onDraftChange?: (draft: Inquiry) => void;
  /** Called when the user submits a valid inquiry. */
  onSend: (inquiry: Inquiry) => void;
  /** Whether the request is pending. */
  isSending?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** The received inquiry. Shows the confirmation. */
  sent?:
    | {
        /** Email for the reply. */
        email: string;
        /** Reference number of the inquiry. */
        id: string;
      }
    | undefined;
  /** Called when the user wants to send another inquiry. */
  onAgain: () => void;
  /** URL of the sign-up page. Shown with `signup`; omit it for signed-in users. */
  signUpHref?: string | undefined;
  /** Next steps after submission. */
  homeHref: string;
}

/** Form for investors, partners, and companies that want to join (decision AMB-194). The input stays after a failure. */
export function InquiryForm({
  kind,
  initialName,
  initialEmail,
  initialCompany,
  draft = null,
  onDraftChange,
  onSend,
  isSending,
  failure,
  sent,
  onAgain,
  signUpHref,
  homeHref,
}: InquiryFormProps) {
  const messages = useMessages(inquiryFormMessages);
  const { title, lead } = {
    'investor-inquiry': { title: messages.investorTitle, lead: messages.investorLead },
    'partnership-inquiry': { title: messages.partnershipTitle, lead: messages.partnershipLead },
    signup: { title: messages.signUpTitle, lead: messages.signUpLead },
  }[kind];
  const needsCompany = kind !== 'signup';
  return (
    <MessageForm
      messages={{ ...messages, title, lead }}
      arrived={sent && `${messages.thanksText({ email: sent.email })} ${messages.reference({ id: sent.id })}`}
      onAgain={onAgain}
      homeHref={homeHref}
      error={failure}
      isSubmitting={isSending}
      validate={(data) => {
        const { name, email, company, message } = readInquiry(data);
        return {
          name: name === '' ? messages.nameMissing : undefined,
          // The form itself reports an invalid address.
          ...(email === '' && { email: messages.emailMissing }),
          company: needsCompany && company === '' ? messages.companyMissing : undefined,
          message: message === '' ? messages.messageMissing : undefined,
        };
      }}
      onSubmit={(data) => onSend(readInquiry(data))}
      onInput={onDraftChange && ((data) => onDraftChange(readInquiry(data)))}
    >
      {kind === 'signup' && signUpHref !== undefined && (
        <Text>
          {messages.signUpAlone} <Link href={signUpHref}>{messages.signUp}</Link>
        </Text>
      )}
      <SenderFields
        messages={messages}
        initialName={draft?.name ?? initialName}
        initialEmail={draft?.email ?? initialEmail}
      />
      <TextField
        label={messages.company}
        name="company"
        autoComplete="organization"
        defaultValue={draft?.company ?? initialCompany}
        maxLength={200}
        isRequired={needsCompany}
      />
      <TextArea
        label={messages.message}
        name="message"
        size="large"
        defaultValue={draft?.message}
        maxLength={5000}
        isRequired
      />
    </MessageForm>
  );
}

function readInquiry(data: FormData): Inquiry {
  return {
    name: trimmedText(data, 'name'),
    email: trimmedText(data, 'email'),
    company: trimmedText(data, 'company'),
    message: trimmedText(data, 'message'),
  };
}
