import type { Mail, MailMessage } from './mail.ts';

/** Sends mail in the background, so that response time doesn’t reveal whether an account exists. */
export interface BackgroundMailer {
  /** A function is called in the background as well: what a message needs, such as a new code, takes time, too.
   * Undefined sends nothing. */
  post(message: MailMessage | (() => Promise<MailMessage | undefined>)): void;
  /** Comes when everything that was posted has left, or failed to. */
  settled(): Promise<void>;
}

/** @param onFailure is told of mail that could not be sent; the user can ask for it again. */
export function createPostman(mail: Mail, onFailure: (error: unknown) => void): BackgroundMailer {
  const underway = new Set<Promise<void>>();
  return {
    post: (message) => {
      const make = typeof message === 'function' ? message : async () => message;
      const sending: Promise<void> = make()
        .then((made) => made && mail.send(made))
        .catch(onFailure)
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    settled: async () => void (await Promise.all(underway)),
  };
}
