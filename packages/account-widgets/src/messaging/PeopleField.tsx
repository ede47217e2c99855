'use client';
import { limits } from '@fs/api-contract';
import {
  Button,
  List,
  type Loadable,
  SearchField,
  Stack,
  TagField,
  Text,
  useDebouncedCallback,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { readAddresses } from '../internal/emailAddresses.ts';
import { peopleFieldMessages } from './PeopleField.messages.ts';
import { peopleSearchDelayMs, toPeopleSearch } from './peopleSearch.ts';

/** Someone whom a search found. */
export interface FoundPerson {
  email: string;
  name: string;
}

export interface PeopleFieldProps {
  emails: readonly string[];
  onChange: (emails: readonly string[]) => void;
  /** Null until something is searched for. */
  found: Loadable<readonly FoundPerson[]> | null;
  /** Called with the text, 400 ms after the last key, once it is longer than two characters; else with an empty text. */
  onSearch: (text: string) => void;
}

/** Chooses people by search or by pasting addresses. */
export function PeopleField({ emails, onChange, found, onSearch }: PeopleFieldProps) {
  const messages = useMessages(peopleFieldMessages);
  const [text, setText] = useState('');
  const search = useDebouncedCallback((value: string) => onSearch(toPeopleSearch(value)), peopleSearchDelayMs);
  const people = found && 'value' in found ? found.value : [];
  return (
    <Stack gap="4">
      <SearchField
        label={messages.search}
        description={messages.searchHelp}
        value={text}
        onChange={(value) => {
          setText(value);
          search(value);
        }}
      />
      {found?.state === 'failed' && <Text tone="critical">{found.message}</Text>}
      {found?.state === 'ready' && people.length === 0 && <Text tone="muted">{messages.nobody}</Text>}
      {people.length > 0 && (
        <List
          items={people.map(({ email, name }) => ({
            id: email,
            content: (
              <Stack direction="row" gap="2" justify="between">
                <Text>{`${name} · ${email}`}</Text>
                <Button size="small" isDisabled={emails.includes(email)} onPress={() => onChange([...emails, email])}>
                  {messages.add({ name })}
                </Button>
              </Stack>
            ),
          }))}
        />
      )}
      <TagField
        label={messages.emails}
        description={messages.emailsHelp}
        value={emails}
        onChange={(tags) => onChange(readAddresses(tags).addresses)}
        maxTags={limits.invitesPerCall}
      />
    </Stack>
  );
}
