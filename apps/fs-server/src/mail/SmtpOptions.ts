/** The mail service that the operator configures. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** Sender, such as `Foresight <noreply@foresight.example>`. */
  from: string;
}
