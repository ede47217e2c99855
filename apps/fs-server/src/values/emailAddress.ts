/** Printable ASCII only, which PostgreSQL and JavaScript lower-case identically, without what separates addresses. */
const pattern = /^(?=[\x21-\x7e]+$)[^@,;<>"]+@[^@,;<>"]+\.[^@,;<>"]+$/;

/** The maximum length of an email address (RFC 5321 §4.5.3.1.3). */
const maxLength = 254;

/** An email as it is stored and compared: trimmed, in lower case. Null for any other text. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= maxLength && pattern.test(email) ? email : null;
}
