'use client';
import { TextArea, TextField, useMessages } from '@fs/ui';
import { MessageForm } from '../../internal/MessageForm.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import { suggestCompanyFormMessages } from './SuggestCompanyForm.messages.ts';
import { webAddress } from './webAddress.ts';

export interface CompanySuggestion {
  name: string;
  /** Address with its scheme. */
  website: string;
  /** Empty when none was given. */
  reason: string;
}

export interface SuggestCompanyFormProps {
  /** The user sent a complete suggestion. */
  onSuggest: (suggestion: CompanySuggestion) => void;
  /** It is on its way. */
  isSending?: boolean;
  /** Why the last try failed. */
  failure?: string;
  /** Name of the company whose suggestion arrived; then thanks stand here. */
  suggested?: string;
  /** The user wants to suggest another. */
  onAgain: () => void;
  /** Where to go afterwards. */
  homeHref: string;
}

/** Asks for a company that is missing (decision AMB-182). What was typed stays when sending fails. */
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
