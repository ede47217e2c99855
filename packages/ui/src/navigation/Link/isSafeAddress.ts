const safeProtocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns whether an address can only load a page or start an email. `javascript:` and `data:` could run untrusted
 * code.
 */
export function isSafeAddress(href: string): boolean {
  try {
    return safeProtocols.has(new URL(href, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
