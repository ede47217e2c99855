import { type LanguageId, paths } from '@fs/api-contract';
import { composeMail } from '../mail/composeMail.ts';
import type { MailMessage } from '../mail/mail.ts';
import { mailTexts } from '../mail/mailTexts.ts';

interface NoticeMail {
  email: string;
  language: LanguageId;
  productName: string;
}

/** Notifies a user that their password was changed. */
export function buildPasswordChangedMail({ email, language, productName }: NoticeMail): MailMessage {
  const texts = mailTexts[language].passwordChanged;
  return composeMail({
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'text', text: texts.lead },
      { kind: 'text', text: texts.end },
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
  language,
  publicUrl,
  productName,
}: {
  from: string;
  to: string;
  language: LanguageId;
  publicUrl: string;
  productName: string;
}): MailMessage {
  const texts = mailTexts[language].emailChanged;
  return composeMail({
    to: from,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      {
        kind: 'text',
        text: texts.lead(to),
      },
      {
        kind: 'link',
        text: texts.end,
        label: texts.support,
        href: `${publicUrl}${paths.app}/support`,
      },
    ],
  });
}

/** Sent when someone signs up with the email of an existing account, because the page does not reveal that. */
export function buildAlreadySignedUpMail({ email, language, productName }: NoticeMail): MailMessage {
  const texts = mailTexts[language].alreadySignedUp;
  return composeMail({
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'text', text: texts.lead },
      { kind: 'text', text: texts.end },
    ],
  });
}
