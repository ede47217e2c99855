import type { SmtpOptions } from './SmtpOptions.ts';

const address = /^(?:[^<>@\r\n"]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Parses `SMTP_URL` and `MAIL_FROM`. The messages never contain the URL, which has a password. */
export function parseSmtp(
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): SmtpOptions | undefined {
  const url = variables.SMTP_URL?.trim();
  const from = variables.MAIL_FROM?.trim();
  if (!url && !from) return undefined;
  if (!url || !from) {
    problems.push('SMTP_URL and MAIL_FROM must be set together.');
    return undefined;
  }
  const isUrl = /^smtps?:\/\/[^/?#]+\/?$/.test(url) && URL.canParse(url);
  if (!isUrl) problems.push('SMTP_URL must look like smtp://user:password@mail.example:587.');
  if (!address.test(from))
    problems.push('MAIL_FROM must be an email address, such as Foresight <noreply@mail.example>.');
  return isUrl ? { url, from } : undefined;
}
