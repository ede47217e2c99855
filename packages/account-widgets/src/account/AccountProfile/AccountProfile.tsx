'use client';
import { limits, type UserAccount } from '@fs/api-contract';
import {
  Button,
  Form,
  Grid,
  ImageField,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  TextField,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { trimmedText } from '../../internal/trimmedText.ts';
import { NameHint } from '../../login/fields/NameHint.tsx';
import { nameProblem } from '../../login/loginRules.ts';
import { accountProfileMessages } from './AccountProfile.messages.ts';

export type ProfileNames = Pick<UserAccount, 'given_name' | 'family_name'>;

export interface AccountProfileProps {
  account: Loadable<UserAccount>;
  /** Called when the user saves their names, trimmed. */
  onSaveNames: (names: ProfileNames) => void;
  /** Whether saving the names is pending. */
  isSaving?: boolean;
  /** Why saving the names failed. */
  failure?: string;
  /** Called when the user selects a valid picture. */
  onPictureSelect: (file: File) => void;
  /** Called when the user removes their picture. */
  onPictureRemove: () => void;
  /** Whether saving the picture is pending. */
  isUploading?: boolean;
  /** Why saving the picture failed. */
  pictureFailure?: string;
  /** Called when the user retries loading the account. */
  onRetry?: () => void;
}

/** The user's names and picture (decision AMB-189). */
export function AccountProfile({ account, onRetry, ...changes }: AccountProfileProps) {
  const messages = useMessages(accountProfileMessages);
  return (
    <Section title={messages.title}>
      <LoadableView of={account} onRetry={onRetry} skeleton={<Shapes />}>
        {(known) => (
          <Grid columns="wide" gap="8">
            <NamesForm account={known} {...changes} />
            <ImageField
              label={messages.picture}
              src={known.avatar ?? undefined}
              alt={messages.pictureOf({ name: `${known.given_name} ${known.family_name}`.trim() || known.email })}
              maxSize={limits.avatarBytes}
              crop="circle"
              onSelect={changes.onPictureSelect}
              onRemove={known.avatar === null && !changes.isUploading ? undefined : changes.onPictureRemove}
              isUploading={changes.isUploading}
              error={changes.pictureFailure}
            />
          </Grid>
        )}
      </LoadableView>
    </Section>
  );
}

type NamesFormProps = Pick<AccountProfileProps, 'onSaveNames' | 'isSaving' | 'failure'> & { account: UserAccount };

function NamesForm({ account, onSaveNames, isSaving, failure }: NamesFormProps) {
  const messages = useMessages(accountProfileMessages);
  const [checkedNames, setCheckedNames] = useState<readonly string[]>([]);
  const shared = { short: messages.nameShort, letters: messages.nameLetters };
  const problem = (name: string, missing: string) => {
    const kind = nameProblem(name);
    return kind === null ? undefined : { missing, ...shared }[kind];
  };
  return (
    <Form
      aria-label={messages.title}
      error={failure}
      isSubmitting={isSaving}
      validate={(data) => {
        const { given_name, family_name } = readNames(data);
        setCheckedNames([given_name, family_name]);
        return {
          given_name: problem(given_name, messages.firstNameMissing),
          family_name: problem(family_name, messages.lastNameMissing),
        };
      }}
      onSubmit={(data) => onSaveNames(readNames(data))}
    >
      <TextField
        label={messages.firstName}
        name="given_name"
        autoComplete="given-name"
        defaultValue={account.given_name}
        maxLength={100}
        isRequired
      />
      <Stack gap="2">
        <TextField
          label={messages.lastName}
          name="family_name"
          autoComplete="family-name"
          defaultValue={account.family_name}
          maxLength={100}
          isRequired
        />
        <NameHint names={checkedNames} />
      </Stack>
      <TextField
        label={messages.email}
        description={messages.emailHint}
        type="email"
        value={account.email}
        isReadOnly
      />
      <Stack direction="row">
        <Button type="submit">{messages.save}</Button>
      </Stack>
    </Form>
  );
}

function readNames(data: FormData): ProfileNames {
  return { given_name: trimmedText(data, 'given_name'), family_name: trimmedText(data, 'family_name') };
}

function Shapes() {
  return (
    <Grid columns="wide" gap="8">
      <Stack gap="6">
        {['first', 'last', 'email'].map((field) => (
          <Stack key={field} gap="1">
            <Skeleton width="quarter" />
            <Skeleton size="headline" />
          </Stack>
        ))}
      </Stack>
      <Stack gap="1">
        <Skeleton width="quarter" />
        <Skeleton size="headline" />
      </Stack>
    </Grid>
  );
}
