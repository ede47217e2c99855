import { paths } from '@fs/api-contract';
import type { MailMessage } from '../mail/mail.ts';

const notYou = 'If this was you, you don’t need to do anything. If it wasn’t, reset your password on the login page.';

/** Notifies a user that their password was changed. */
export function buildPasswordChangedMail(email: string): MailMessage {
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
export function buildEmailChangedMail({
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
      `You now log in with ${to}, and other devices were logged out. You can’t log in with this address anymore.`,
      `If this was you, you don’t need to do anything. If it wasn’t, contact support right away: ${publicUrl}${paths.app}/support`,
    ].join('\n\n'),
  };
}

/** Sent when someone signs up with the email of an existing account, because the page does not reveal that. */
export function buildAlreadySignedUpMail(email: string): MailMessage {
  return {
    to: email,
    subject: 'You already have an account',
    text: [
      'Someone tried to sign up with this address, which already has an account.',
      'If this was you, log in or reset your password. If it wasn’t, ignore this email.',
    ].join('\n\n'),
  };
}
