const safeProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Whether following it can only load a page or write a mail; `javascript:` and `data:` run what others wrote. */
export function isSafeAddress(href: string): boolean {
  try {
    return safeProtocols.has(new URL(href, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
