import type { AccountDeletion } from '@fs/api-contract';
import {
  Button,
  Checkbox,
  Form,
  Inline,
  Link,
  List,
  ListItem,
  type Loadable,
  LoadableView,
  Modal,
  Notice,
  type OpenProps,
  PasswordField,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { accountDataMessages } from './AccountData.messages.ts';
import type { AccountDeletionOrder } from './AccountDeletionOrder.ts';

interface DeleteAccountDialogProps extends OpenProps {
  deletion: Loadable<AccountDeletion>;
  onRetry?: () => void;
  onDelete: (order: AccountDeletionOrder) => void;
  isDeleting?: boolean;
  deleteFailure?: string | undefined;
  workspacesHref?: string | undefined;
}

/** Deletes the account in two steps: what happens, then the password. */
export function DeleteAccountDialog({ isOpen, onOpenChange, deletion, onRetry, ...steps }: DeleteAccountDialogProps) {
  const messages = useMessages(accountDataMessages);
  return (
    <Modal title={messages.dialog} isOpen={isOpen} onOpenChange={onOpenChange}>
      <LoadableView of={deletion} onRetry={onRetry} skeleton={<Skeleton size="title" />}>
        {(known) => <Steps {...steps} deletion={known} onCancel={() => onOpenChange?.(false)} />}
      </LoadableView>
    </Modal>
  );
}

interface StepsProps extends Omit<DeleteAccountDialogProps, 'deletion' | 'isOpen' | 'onOpenChange' | 'onRetry'> {
  deletion: AccountDeletion;
  onCancel: () => void;
}

function Steps({ deletion, onDelete, isDeleting = false, deleteFailure, workspacesHref, onCancel }: StepsProps) {
  const messages = useMessages(accountDataMessages);
  const [isAgreed, setAgreed] = useState(false);
  const { organizations, paying } = deletion;
  return (
    <Form
      aria-label={messages.dialog}
      isSubmitting={isDeleting}
      {...(isAgreed && deleteFailure !== undefined && { error: deleteFailure })}
      validate={(data) =>
        isAgreed
          ? { password: data.get('password') ? undefined : messages.passwordMissing }
          : Object.fromEntries(
              organizations.filter(({ id }) => !data.has(id)).map(({ id }) => [id, messages.organizationMissing]),
            )
      }
      onSubmit={(data) => {
        if (isAgreed)
          onDelete({ password: String(data.get('password')), organizations: organizations.map(({ id }) => id) });
        else setAgreed(true);
      }}
    >
      {isAgreed ? (
        <PasswordField
          key="password"
          label={messages.password}
          description={messages.passwordHint}
          name="password"
          autoComplete="current-password"
          autoFocus
        />
      ) : (
        <Consequences deletion={deletion} workspacesHref={workspacesHref} />
      )}
      <Inline gap="3">
        {paying.length === 0 && (
          <Button type="submit" tone={isAgreed ? 'critical' : 'neutral'}>
            {isAgreed ? messages.remove : messages.next}
          </Button>
        )}
        <Button onPress={onCancel} isDisabled={isDeleting}>
          {messages.cancel}
        </Button>
      </Inline>
    </Form>
  );
}

function Consequences({ deletion, workspacesHref }: Pick<StepsProps, 'deletion' | 'workspacesHref'>) {
  const messages = useMessages(accountDataMessages);
  const { organizations, paying, listsHandedOn, listsDeleted, sharedListsDeleted } = deletion;
  return (
    <Stack gap="4">
      {paying.length > 0 && <Notice tone="caution">{messages.paying({ names: paying })}</Notice>}
      <List look="bulleted">
        {listsHandedOn > 0 && <ListItem>{messages.handedOn({ count: listsHandedOn })}</ListItem>}
        {listsDeleted > 0 && (
          <ListItem>{messages.deleted({ count: listsDeleted, shared: sharedListsDeleted })}</ListItem>
        )}
        <ListItem>{messages.others}</ListItem>
      </List>
      {organizations.length > 0 && (
        <Stack gap="2">
          <Text weight="semibold">{messages.organizations}</Text>
          <Text tone="muted">{messages.organizationsHint}</Text>
          {workspacesHref !== undefined && <Link href={workspacesHref}>{messages.toWorkspaces}</Link>}
          {organizations.map(({ id, ...organization }) => (
            <Checkbox key={id} name={id} label={messages.organization(organization)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
