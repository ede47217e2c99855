/** The address that a user means by `company.com`, or null when the text is no web address. */
export function webAddress(text: string): string | null {
  const typed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // `mailto:x`, `javascript:x` and `ada@company.com` read as a host with a port or a user once `https://` stands before them.
  return isWeb && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? href : null;
}
