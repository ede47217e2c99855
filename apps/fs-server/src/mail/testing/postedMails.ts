import type { Database } from '../../database/database.ts';
import type { MailMessage } from '../mail.ts';
import { mailJob } from '../postMail.ts';

/** Mails that wait to be sent, oldest first. */
export async function readPostedMails({ kysely }: Pick<Database, 'kysely'>): Promise<MailMessage[]> {
  const jobs = await kysely
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', mailJob)
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return jobs.map(({ payload }) => payload as MailMessage);
}

/** Removes the mails that wait to be sent, and returns them, oldest first. */
export async function takePostedMails({ kysely }: Pick<Database, 'kysely'>): Promise<MailMessage[]> {
  const jobs = await kysely
    .deleteFrom('jobs')
    .where('kind', '=', mailJob)
    .returning(['payload', 'created_at'])
    .execute();
  return jobs
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ payload }) => payload as MailMessage);
}
