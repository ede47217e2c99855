/** An e-mail as it is stored and compared (accounts §5). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
