'use client';
import { Link, Notice, TextArea, TextField, useDebouncedCallback, useMessages } from '@fs/ui';
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

/** Delay after the last character of a website, in milliseconds. */
const websiteDelay = 400;

export interface SuggestCompanyFormProps {
  /** Name of the company, as the user searched for it. @default '' */
  name?: string;
  /** The company that has the website. Its profile is offered instead of the suggestion. */
  known?: { name: string; href: string } | undefined;
  /** Called 400 ms after the user has changed the website: with its URL, or undefined while it is not valid. */
  onWebsiteChange?: (website: string | undefined) => void;
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
  name = '',
  known,
  onWebsiteChange,
  onSuggest,
  isSending,
  failure,
  suggested,
  onAgain,
  homeHref,
}: SuggestCompanyFormProps) {
  const messages = useMessages(suggestCompanyFormMessages);
  const changeWebsite = useDebouncedCallback(
    (text: string) => onWebsiteChange?.(webAddress(text) ?? undefined),
    websiteDelay,
  );
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
      <TextField
        label={messages.name}
        name="name"
        defaultValue={name.slice(0, nameLength)}
        autoComplete="off"
        maxLength={nameLength}
        isRequired
      />
      <TextField
        label={messages.website}
        name="website"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        onChange={changeWebsite}
        isRequired
      />
      {known && (
        <Notice>
          {messages.known({ name: known.name })} <Link href={known.href}>{messages.openProfile}</Link>
        </Notice>
      )}
      <TextArea label={messages.reason} name="reason" description={messages.reasonHint} maxLength={1000} />
    </MessageForm>
  );
}

const nameLength = 200;

function readSuggestion(data: FormData): CompanySuggestion {
  return {
    name: trimmedText(data, 'name'),
    website: trimmedText(data, 'website'),
    reason: trimmedText(data, 'reason'),
  };
}
