import { paths } from '@fs/api-contract';
import type { MailMessage } from '../mail/mail.ts';

const notYou =
  'If this was you, there is nothing to do. If it was not, choose a new password with “Reset password” on the login page.';

/** Notifies a user that their password was changed. */
export function passwordChangedMail(email: string): MailMessage {
  return {
    to: email,
    subject: 'Your password was changed',
    text: ['The password of your account was changed, and other devices were logged out.', notYou].join('\n\n'),
  };
}

/**
 * Notifies the old address that another one replaced it. Sent to the old address, because an attacker may control the
 * new one.
 */
export function emailChangedMail({
  from,
  to,
  publicUrl,
}: {
  from: string;
  to: string;
  publicUrl: string;
}): MailMessage {
  return {
    to: from,
    subject: 'The email address of your account was changed',
    text: [
      `Your account is now reached by ${to}, and other devices were logged out. This address no longer logs in.`,
      `If this was you, there is nothing to do. If it was not, contact support at once: ${publicUrl}${paths.app}/support`,
    ].join('\n\n'),
  };
}

/** Sent when someone signs up with the email of an existing account, because the page does not reveal that. */
export function alreadySignedUpMail(email: string): MailMessage {
  return {
    to: email,
    subject: 'You already have an account',
    text: [
      'Someone tried to sign up with this address, which already has an account.',
      'If this was you, log in, or choose a new password with “Reset password”. If it was not, there is nothing to do.',
    ].join('\n\n'),
  };
}
