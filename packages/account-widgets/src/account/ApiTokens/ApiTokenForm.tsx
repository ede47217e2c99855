'use client';
import { type ApiScope, type ApiTokenLifetime, apiScopes, apiTokenDays, limits } from '@fs/api-contract';
import { Button, Checkbox, CheckboxGroup, Form, RadioGroup, Stack, TextField, useMessages } from '@fs/ui';
import { textOf } from '../../login/fields/textOf.ts';
import { apiTokensMessages } from './ApiTokens.messages.ts';

/** What the user chooses for a token. */
export interface ApiTokenChoice {
  name: string;
  scopes: ApiScope[];
  days: ApiTokenLifetime;
}

export interface ApiTokenFormProps {
  /** Called when the user submits a valid form. */
  onCreate: (choice: ApiTokenChoice) => void;
  /** Whether the request is pending. */
  isCreating?: boolean | undefined;
  /** Why the last token was not created. */
  createFailure?: string | undefined;
}

const scopesOf = (data: FormData): ApiScope[] => apiScopes.filter((scope) => data.getAll('scopes').includes(scope));

/** Creates a token. */
export function ApiTokenForm({ onCreate, isCreating, createFailure }: ApiTokenFormProps) {
  const messages = useMessages(apiTokensMessages);
  return (
    <Form
      aria-label={messages.form}
      error={createFailure}
      isSubmitting={isCreating}
      validate={(data) => ({
        name: textOf(data, 'name').trim() === '' ? messages.nameMissing : undefined,
        scopes: scopesOf(data).length === 0 ? messages.scopesMissing : undefined,
      })}
      onSubmit={(data) =>
        onCreate({
          name: textOf(data, 'name').trim(),
          scopes: scopesOf(data),
          days: apiTokenDays.find((days) => String(days) === data.get('days')) ?? apiTokenDays[0],
        })
      }
    >
      <TextField
        label={messages.name}
        description={messages.nameHint}
        name="name"
        maxLength={limits.apiTokenName}
        isRequired
      />
      <CheckboxGroup label={messages.scopes} name="scopes" defaultValue={[]} isRequired>
        {apiScopes.map((scope) => (
          <Checkbox key={scope} value={scope} label={messages[scope]} />
        ))}
      </CheckboxGroup>
      <RadioGroup
        label={messages.days}
        name="days"
        options={apiTokenDays.map((days) => ({ id: String(days), label: messages.dayCount({ days }) }))}
        defaultValue={String(apiTokenDays[1])}
      />
      <Stack direction="row">
        <Button type="submit">{messages.create}</Button>
      </Stack>
    </Form>
  );
}
