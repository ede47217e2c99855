/** A mail to one user. */
export interface MailMessage {
  /** Identifies the message, so that sending it twice delivers it once. Without a key, every message is sent. */
  key?: string;
  to: string;
  subject: string;
  /** Plain text. Mail clients wrap the lines. */
  text: string;
  /** The same content as HTML. */
  html: string;
  /** Address that a mail program posts to when the user unsubscribes there (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends mail: the local outbox, or a real service. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
