'use client';
import type { Group } from '@fs/api-contract';
import {
  Badge,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  SearchField,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import * as lined from '../../internal/linedRows.css.ts';
import { quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import { userLookupMessages } from './UserLookup.messages.ts';

/** A user that was found. */
export interface StaffUser {
  id: string;
  name: string;
  email: string;
  /** Plan and roles. Undefined until they are known. */
  groups: readonly Group[] | undefined;
}

export interface UserLookupProps {
  /** Users of the last search. Null before the first one. */
  found: Loadable<{ users: readonly StaffUser[]; hasMore: boolean }> | null;
  /** Called with the beginning of an email. An empty text clears the results. */
  onSearch: (email: string) => void;
  onRetry?: () => void;
}

/** Finds users with their roles. */
export function UserLookup({ found, onSearch, onRetry }: UserLookupProps) {
  const messages = useMessages(userLookupMessages);
  const [text, setText] = useState('');
  const draft = useSearchDraft(quickSearchDelay, onSearch);
  return (
    <Section title={messages.title} level={2} size="title">
      <Stack gap="4">
        <SearchField
          label={messages.search}
          value={text}
          onChange={(next) => {
            setText(next);
            draft.change(next);
          }}
          onSubmit={() => draft.flush()}
        />
        {found === null ? (
          <Text tone="muted">{messages.hint}</Text>
        ) : (
          <LoadableView of={found} skeleton={<Skeleton />} {...(onRetry && { onRetry })}>
            {({ users, hasMore }) =>
              users.length === 0 ? (
                <EmptyState message={messages.none} />
              ) : (
                <Stack gap="2">
                  <ul className={lined.list}>
                    {users.map((user) => (
                      <UserRow key={user.id} user={user} />
                    ))}
                  </ul>
                  {hasMore && (
                    <Text size="small" tone="muted">
                      {messages.more}
                    </Text>
                  )}
                </Stack>
              )
            }
          </LoadableView>
        )}
      </Stack>
    </Section>
  );
}

function UserRow({ user: { name, email, groups } }: { user: StaffUser }) {
  const messages = useMessages(userLookupMessages);
  return (
    <li className={lined.row}>
      <Inline gap="3">
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="small" tone="muted">
          <bdi dir="ltr">{email}</bdi>
        </Text>
        {groups?.map((group) => (
          <Badge key={group}>{group}</Badge>
        ))}
        {groups?.length === 0 && (
          <Text size="small" tone="muted">
            {messages.noRoles}
          </Text>
        )}
      </Inline>
    </li>
  );
}
