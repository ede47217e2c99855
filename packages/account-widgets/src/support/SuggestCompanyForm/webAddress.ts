/** Parses a web address such as `company.com` to a URL. Null if invalid. */
export function webAddress(text: string): string | null {
  const typed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // After `https://`, `mailto:x`, `javascript:x` and `ada@company.com` would parse as a host with a port or a user.
  return isWeb && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? href : null;
}
