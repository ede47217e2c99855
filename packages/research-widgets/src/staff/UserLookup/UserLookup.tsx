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
  /** Name of a plan, by its group. A group without a name is shown as it is. Default: none has a name. */
  planNames?: Partial<Record<Group, string>>;
}

/** Finds users with their roles. */
export function UserLookup({ found, onSearch, onRetry, planNames = {} }: UserLookupProps) {
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
                      <UserRow key={user.id} user={user} planNames={planNames} />
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

function UserRow({
  user: { name, email, groups },
  planNames,
}: Required<Pick<UserLookupProps, 'planNames'>> & { user: StaffUser }) {
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
          <Badge key={group}>{planNames[group] ?? group}</Badge>
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
