import { paths } from '@fs/api-contract';
import { composeMail } from '../mail/composeMail.ts';
import type { MailMessage } from '../mail/mail.ts';

interface CodeMail {
  email: string;
  code: string;
  /** Origin of the server's public URL. */
  publicUrl: string;
  productName: string;
}

/**
 * The mail that confirms a sign-up. Its link passes email and code to the sign-up page (accounts §2). `isContested`:
 * several passwords were chosen for this email, perhaps by strangers.
 */
export function buildSignUpMail({
  email,
  code,
  publicUrl,
  productName,
  isContested,
}: CodeMail & { isContested: boolean }): MailMessage {
  const link = `${publicUrl}${paths.app}/signup?${new URLSearchParams({ email, confirmationcode: code })}`;
  return composeMail({
    to: email,
    subject: `Confirm your email for ${productName}`,
    productName,
    parts: [
      { kind: 'text', text: `Welcome to ${productName}. Open this link to confirm your email:` },
      { kind: 'action', label: 'Confirm your email', href: link },
      { kind: 'code', text: 'Or enter this code:', code },
      ...(isContested ? [{ kind: 'text', text: contestedNotice } as const] : []),
      {
        kind: 'text',
        text: 'The code expires in 24 hours. If you didn’t sign up, ignore this email. No account is created without the code.',
      },
    ],
  });
}

const contestedNotice =
  'Someone has signed up with this email more than once, using different passwords. Only one password will work: ' +
  'the one chosen in the window where you enter the code or open the link.';

/** The mail with a code for a new password. It has no link, so that users do not learn to trust links in such mails. */
export function buildPasswordMail({ email, code, productName }: Omit<CodeMail, 'publicUrl'>): MailMessage {
  return composeMail({
    to: email,
    subject: `Reset your ${productName} password`,
    productName,
    parts: [
      { kind: 'code', text: 'Enter this code to reset your password:', code },
      {
        kind: 'text',
        text: 'The code expires in 1 hour. If you didn’t request it, ignore this email. Your password won’t change.',
      },
    ],
  });
}

/** The mail that proves that the user owns the new address before it replaces the old one. */
export function buildChangeEmailMail({ email, code, productName }: Omit<CodeMail, 'publicUrl'>): MailMessage {
  return composeMail({
    to: email,
    subject: `Confirm your new email address for ${productName}`,
    productName,
    parts: [
      { kind: 'code', text: 'Enter this code in your account to use this address from now on:', code },
      {
        kind: 'text',
        text: 'The code expires in 24 hours. If you didn’t request it, ignore this email. Nothing changes without the code.',
      },
    ],
  });
}
