/** Formats a URL without scheme, `www.` and trailing slash. Returns other text unchanged. */
export function displayAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
