import type { LanguageId } from '@fs/api-contract';

/** A part of a mail. Texts are plain: the template escapes them. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** A button in HTML, the address in text. */
  | { kind: 'action'; label: string; href: string }
  /** A sentence that ends with a link in HTML, with the address in text. */
  | { kind: 'link'; text: string; label: string; href: string }
  /** A code to enter, after its sentence. */
  | { kind: 'code'; text: string; code: string }
  /** Words of another user, marked so that they cannot pass for ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; title: string; lines: readonly string[]; label: string; href: string };

export interface MailContent {
  key?: string;
  to: string;
  /** Of all texts but those of users. @default 'en' */
  language?: LanguageId;
  /** Contains the product's name. */
  subject: string;
  /** Heads the HTML. */
  productName: string;
  /** Address that a mail program posts to when the user unsubscribes there (RFC 8058). */
  unsubscribeUrl?: string;
  parts: readonly MailPart[];
}
