import { paths } from '@fs/api-contract';
import { composeMail } from '../mail/composeMail.ts';
import type { MailMessage } from '../mail/mail.ts';

const notYou = 'If this was you, you don’t need to do anything. If it wasn’t, reset your password on the login page.';

interface NoticeMail {
  email: string;
  productName: string;
}

/** Notifies a user that their password was changed. */
export function buildPasswordChangedMail({ email, productName }: NoticeMail): MailMessage {
  return composeMail({
    to: email,
    subject: `Your ${productName} password was changed`,
    productName,
    parts: [
      { kind: 'text', text: 'The password of your account was changed, and other devices were logged out.' },
      { kind: 'text', text: notYou },
    ],
  });
}

/**
 * Notifies the old address that another one replaced it. Sent to the old address, because an attacker may control the
 * new one.
 */
export function buildEmailChangedMail({
  from,
  to,
  publicUrl,
  productName,
}: {
  from: string;
  to: string;
  publicUrl: string;
  productName: string;
}): MailMessage {
  return composeMail({
    to: from,
    subject: `The email address of your ${productName} account was changed`,
    productName,
    parts: [
      {
        kind: 'text',
        text: `You now log in with ${to}, and other devices were logged out. You can’t log in with this address anymore.`,
      },
      {
        kind: 'link',
        text: 'If this was you, you don’t need to do anything. If it wasn’t, contact support right away:',
        label: 'Contact support',
        href: `${publicUrl}${paths.app}/support`,
      },
    ],
  });
}

/** Sent when someone signs up with the email of an existing account, because the page does not reveal that. */
export function buildAlreadySignedUpMail({ email, productName }: NoticeMail): MailMessage {
  return composeMail({
    to: email,
    subject: `You already have a ${productName} account`,
    productName,
    parts: [
      { kind: 'text', text: 'Someone tried to sign up with this address, which already has an account.' },
      { kind: 'text', text: 'If this was you, log in or reset your password. If it wasn’t, ignore this email.' },
    ],
  });
}
