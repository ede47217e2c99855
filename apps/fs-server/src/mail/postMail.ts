import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addJob } from '../jobs/addJob.ts';
import type { JobHandler } from '../jobs/jobQueue.ts';
import type { Mail, MailMessage } from './mail.ts';

export const mailJob = 'mail';

/** With growing waits of up to an hour, a mail is tried for about five hours. */
const maxAttempts = 10;

/**
 * Stores a mail as a job in the caller's transaction, so that it is sent if, and only if, the change that it reports is
 * committed. A server sends it within a second, tries again when the mail service fails, and then deletes its content.
 */
export async function postMail(transaction: Kysely<Tables>, message: MailMessage): Promise<void> {
  await addJob(transaction, {
    kind: mailJob,
    key: `mail ${message.key ?? randomUUID()}`,
    payload: message,
    runAt: new Date(),
    maxAttempts,
    isPrivate: true,
  });
}

/** Sends posted mail. A mail with a key that was sent before a crash may be sent twice, with the same message id. */
export const mailHandlers = (mail: Mail): Record<string, JobHandler> => ({
  [mailJob]: (payload) => mail.send(payload as MailMessage),
});
