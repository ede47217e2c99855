import { createHash } from 'node:crypto';
import { isLoopbackHost } from '../environment.ts';
import { HopelessJob } from '../jobs/jobQueue.ts';
import type { Mail } from './mail.ts';
import type { SmtpOptions } from './SmtpOptions.ts';

/** The mail service refused this mail for good, for example because there is no such mailbox. */
export class MailRefused extends HopelessJob {
  override name = 'MailRefused';
}

/** The mail service cannot be reached, or refuses for now. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** One mail is sent at a time, so that one connection suffices. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends mail by SMTP. Off loopback only through TLS, because nodemailer falls back to plain text by default.
 * @throws MailRefused, MailUnavailable, neither of which contains an address or a server's text
 */
export function createSmtpMail({ url, from }: SmtpOptions): Mail & { close(): void } {
  const { hostname, port, protocol, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = isLoopbackHost(host);
  // Loaded with the first mail, so that starting a server does not wait for it.
  const transport = lazy(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port: Number(port || defaultPorts[protocol]),
      secure: protocol === 'smtps:',
      requireTLS: !isLoopback,
      ignoreTLS: isLoopback && protocol === 'smtp:',
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      pool: true,
      maxConnections: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    });
  });
  return {
    async send({ key, to, subject, text, html, unsubscribeUrl }) {
      const messageId = key && `<${createHash('sha256').update(key).digest('hex')}@${domainOf(from)}>`;
      try {
        const opened = await transport.open();
        // An object, so that a comma in an address cannot add a recipient.
        const recipient = { name: '', address: to };
        const headers = unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };
        const content = { subject, text, html, ...(headers && { headers }) };
        await opened.sendMail({ from, to: recipient, ...content, ...(messageId && { messageId }) });
      } catch (error) {
        throw toFailure(error);
      }
    },
    close: () => transport.close((opened) => opened.close()),
  };
}

function lazy<Value>(create: () => Promise<Value>) {
  let value: Promise<Value> | undefined;
  return {
    open: () => {
      value ??= create();
      return value;
    },
    close: (end: (opened: Value) => void) => void value?.then(end, () => undefined),
  };
}

function toFailure(error: unknown): Error {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isRefused = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
  return isRefused ? new MailRefused(`SMTP ${responseCode}`) : new MailUnavailable(`SMTP ${responseCode || code}`);
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
