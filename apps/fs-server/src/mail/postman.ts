import type { Mail, MailMessage } from './mail.ts';

/** Sends mail behind the reader's back: how long that takes tells nobody whether there was any. */
export interface Postman {
  post(message: MailMessage): void;
  /** Comes when everything that was posted has left, or failed to. */
  settled(): Promise<void>;
}

/** @param onFailure is told of mail that could not be sent; the reader can ask for it again. */
export function createPostman(mail: Mail, onFailure: (error: unknown) => void): Postman {
  const underway = new Set<Promise<void>>();
  return {
    post: (message) => {
      const sending: Promise<void> = mail
        .send(message)
        .catch(onFailure)
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    settled: async () => void (await Promise.all(underway)),
  };
}
