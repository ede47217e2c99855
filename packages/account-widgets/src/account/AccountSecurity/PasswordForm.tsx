'use client';
import { Button, Form, Notice, PasswordField, Stack, useMessages } from '@fs/ui';
import * as styles from '../../login/fields/LoginStep.css.ts';
import { NewPasswordFields, useNewPasswordErrors } from '../../login/fields/NewPasswordFields.tsx';
import { textOf } from '../../login/fields/textOf.ts';
import { accountSecurityMessages } from './AccountSecurity.messages.ts';

export interface PasswordChange {
  current: string;
  password: string;
}

export interface PasswordFormProps {
  /** Email of the account, for password managers. */
  email: string;
  /** Called when the user submits a valid form. */
  onPasswordChange: (change: PasswordChange) => void;
  /** Whether the change is pending. */
  isChanging?: boolean | undefined;
  /** Why the last change failed. */
  passwordFailure?: string | undefined;
  /** Number of successful changes. Each clears the form. */
  changes: number;
}

/** Changes the password. Asks for the current one, so that an unattended device is not enough. */
export function PasswordForm({ email, onPasswordChange, isChanging, passwordFailure, changes }: PasswordFormProps) {
  const messages = useMessages(accountSecurityMessages);
  const newPasswordErrors = useNewPasswordErrors(messages.different);
  return (
    <Stack gap="4">
      {changes > 0 && <Notice tone="positive">{messages.changed}</Notice>}
      <Form
        key={changes}
        aria-label={messages.passwordTitle}
        error={passwordFailure}
        isSubmitting={isChanging}
        validate={(data) => ({
          'current-password': textOf(data, 'current-password') === '' ? messages.currentMissing : undefined,
          ...newPasswordErrors(data),
        })}
        onSubmit={(data) =>
          onPasswordChange({ current: textOf(data, 'current-password'), password: textOf(data, 'new-password') })
        }
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={messages.current} name="current-password" isRequired />
        <div className={styles.pair}>
          <NewPasswordFields label={messages.password} repeatedLabel={messages.repeated} />
        </div>
        <Stack direction="row">
          <Button type="submit">{messages.change}</Button>
        </Stack>
      </Form>
    </Stack>
  );
}
