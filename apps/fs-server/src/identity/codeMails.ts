import { paths } from '@fs/api-contract';
import type { MailMessage } from '../mail/mail.ts';

interface CodeMail {
  email: string;
  code: string;
  /** Origin of the server's public URL. */
  publicUrl: string;
}

/**
 * The mail that confirms a sign-up. Its link passes email and code to the sign-up page (accounts §2). `isContested`:
 * several passwords were chosen for this email, perhaps by strangers.
 */
export function signUpMail({ email, code, publicUrl, isContested }: CodeMail & { isContested: boolean }): MailMessage {
  const link = `${publicUrl}${paths.app}/signup?${new URLSearchParams({ email, confirmationcode: code })}`;
  return {
    to: email,
    subject: 'Confirm your e-mail',
    text: [
      'Welcome. Open this link to confirm your e-mail:',
      link,
      `Or type this code: ${code}`,
      ...(isContested ? [contestedNotice] : []),
      'The code is good for 24 hours. If you did not sign up, do nothing: without the code there is no account.',
    ].join('\n\n'),
  };
}

const contestedNotice =
  'This e-mail was signed up more than once, with different passwords, perhaps by strangers. Only one of them will count: ' +
  'the one that you chose on the page where you type the code, or that you log in with where you open the link.';

/** The mail with a code for a new password. It has no link, so that users do not learn to trust links in such mails. */
export function passwordMail({ email, code }: CodeMail): MailMessage {
  return {
    to: email,
    subject: 'Your code for a new password',
    text: [
      `Type this code where you asked for a new password: ${code}`,
      'The code is good for one hour. If you did not ask for it, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}

/** The mail that proves that the user owns the new address before it replaces the old one. */
export function changeEmailMail({ email, code }: Omit<CodeMail, 'publicUrl'>): MailMessage {
  return {
    to: email,
    subject: 'Confirm your new email address',
    text: [
      `Enter this code in your account to use this address from now on: ${code}`,
      'The code is good for 24 hours. If you did not ask for it, do nothing: nothing changes without the code.',
    ].join('\n\n'),
  };
}
