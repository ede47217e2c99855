import type { Mail, MailMessage } from './mail.ts';

/** Sends mail in the background, so that response time doesn’t reveal whether an account exists. */
export interface BackgroundMailer {
  /**
   * Sends a message in the background. A function is called in the background too, because preparing a message, such as
   * creating a code, also takes time. If the function returns undefined, nothing is sent.
   */
  post(message: MailMessage | (() => Promise<MailMessage | undefined>)): void;
  /** Resolves when all posted mail was sent or has failed. */
  settled(): Promise<void>;
}

/** @param onFailure Called for mail that could not be sent. The user can request it again. */
export function createBackgroundMailer(mail: Mail, onFailure: (error: unknown) => void): BackgroundMailer {
  const pending = new Set<Promise<void>>();
  return {
    post: (message) => {
      const make = typeof message === 'function' ? message : async () => message;
      const sending: Promise<void> = make()
        .then((made) => made && mail.send(made))
        .catch(onFailure)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settled: async () => void (await Promise.all(pending)),
  };
}
