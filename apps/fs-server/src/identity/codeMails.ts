import { type LanguageId, paths } from '@fs/api-contract';
import { composeMail } from '../mail/composeMail.ts';
import type { MailMessage } from '../mail/mail.ts';
import { mailTexts } from '../mail/mailTexts.ts';

interface CodeMail {
  email: string;
  language: LanguageId;
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
  language,
  code,
  publicUrl,
  productName,
  isContested,
}: CodeMail & { isContested: boolean }): MailMessage {
  const texts = mailTexts[language].signUp;
  const link = `${publicUrl}${paths.app}/signup?${new URLSearchParams({ email, confirmationcode: code })}`;
  return composeMail({
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'text', text: texts.welcome(productName) },
      { kind: 'action', label: texts.confirm, href: link },
      { kind: 'code', text: texts.code, code },
      ...(isContested ? [{ kind: 'text', text: texts.contested } as const] : []),
      { kind: 'text', text: texts.end },
    ],
  });
}

/** The mail with a code for a new password. It has no link, so that users do not learn to trust links in such mails. */
export function buildPasswordMail({ email, language, code, productName }: Omit<CodeMail, 'publicUrl'>): MailMessage {
  const texts = mailTexts[language].password;
  return composeMail({
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'code', text: texts.code, code },
      { kind: 'text', text: texts.end },
    ],
  });
}

/** The mail that proves that the user owns the new address before it replaces the old one. */
export function buildChangeEmailMail({ email, language, code, productName }: Omit<CodeMail, 'publicUrl'>): MailMessage {
  const texts = mailTexts[language].changeEmail;
  return composeMail({
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'code', text: texts.code, code },
      { kind: 'text', text: texts.end },
    ],
  });
}
