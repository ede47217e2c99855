'use client';
import { TextArea, TextField, useMessages } from '@fs/ui';
import { MessageForm } from '../../internal/MessageForm.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import { suggestCompanyFormMessages } from './SuggestCompanyForm.messages.ts';
import { webAddress } from './webAddress.ts';

export interface CompanySuggestion {
  name: string;
  /** URL with its scheme. */
  website: string;
  /** Empty if not given. */
  reason: string;
}

export interface SuggestCompanyFormProps {
  /** Called when the user submits a valid suggestion. */
  onSuggest: (suggestion: CompanySuggestion) => void;
  /** Whether the request is pending. */
  isSending?: boolean;
  /** Why the last attempt failed. */
  failure?: string;
  /** Name of the suggested company, once received. Shows the confirmation. */
  suggested?: string;
  /** Called when the user wants to suggest another company. */
  onAgain: () => void;
  /** Next steps after submission. */
  homeHref: string;
}

/** Form that suggests a missing company (decision AMB-182). The input stays after a failure. */
export function SuggestCompanyForm({
  onSuggest,
  isSending,
  failure,
  suggested,
  onAgain,
  homeHref,
}: SuggestCompanyFormProps) {
  const messages = useMessages(suggestCompanyFormMessages);
  return (
    <MessageForm
      messages={messages}
      arrived={suggested === undefined ? undefined : messages.thanksText({ name: suggested })}
      onAgain={onAgain}
      homeHref={homeHref}
      error={failure}
      isSubmitting={isSending}
      validate={(data) => {
        const { name, website } = readSuggestion(data);
        const websiteProblem = website === '' ? messages.websiteMissing : messages.websiteInvalid;
        return {
          name: name === '' ? messages.nameMissing : undefined,
          website: webAddress(website) === null ? websiteProblem : undefined,
        };
      }}
      onSubmit={(data) => {
        const suggestion = readSuggestion(data);
        onSuggest({ ...suggestion, website: webAddress(suggestion.website) ?? suggestion.website });
      }}
    >
      <TextField label={messages.name} name="name" autoComplete="off" maxLength={200} isRequired />
      <TextField
        label={messages.website}
        name="website"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        isRequired
      />
      <TextArea label={messages.reason} name="reason" description={messages.reasonHint} maxLength={1000} />
    </MessageForm>
  );
}

function readSuggestion(data: FormData): CompanySuggestion {
  return {
    name: trimmedText(data, 'name'),
    website: trimmedText(data, 'website'),
    reason: trimmedText(data, 'reason'),
  };
}
