/** A web address as people write it: without scheme, `www.` and a closing slash. Text that is none stays as it is. */
export function displayAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
