import type { Database } from '../database/database.ts';
import type { MailMessage } from './mail.ts';
import { postMail } from './postMail.ts';

/** Posts mail in the background, so that response time doesn’t reveal whether an account exists. */
export interface BackgroundMailer {
  /**
   * Posts a message in the background. A function is called in the background too, because preparing a message, such as
   * creating a code, also takes time. If the function returns undefined, nothing is posted.
   */
  post(message: MailMessage | (() => Promise<MailMessage | undefined>)): void;
  /** Resolves when all messages were posted or have failed. */
  settled(): Promise<void>;
}

/** @param onFailure Called for mail that could not be posted. The user can request it again. */
export function createBackgroundMailer(
  { kysely }: Pick<Database, 'kysely'>,
  onFailure: (error: unknown) => void,
): BackgroundMailer {
  const pending = new Set<Promise<void>>();
  return {
    post: (message) => {
      const make = typeof message === 'function' ? message : async () => message;
      const sending: Promise<void> = make()
        .then((made) => made && postMail(kysely, made))
        .catch(onFailure)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settled: async () => void (await Promise.all(pending)),
  };
}
