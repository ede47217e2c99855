/** One message to one user. */
export interface MailMessage {
  /** What makes it this message and no other: sent again, it is still one. Left out: every message is its own. */
  key?: string;
  to: string;
  subject: string;
  /** Plain text; lines are wrapped by the user's program. */
  text: string;
}

/** Where mail leaves the server: the outbox here, a real service where one is configured. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
