/** Longest name of a time zone that a preference keeps. */
const maxLength = 64;

/** Whether a text is the IANA name of a time zone that `Intl` knows, such as `Europe/Berlin`. Offsets are none. */
export function isTimeZone(text: string): boolean {
  if (text.length > maxLength || !/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
