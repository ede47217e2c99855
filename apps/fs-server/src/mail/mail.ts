/** One message to one reader. */
export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; lines are wrapped by the reader's program. */
  text: string;
}

/** Where mail leaves the server: the outbox here, a real service where one is configured. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
