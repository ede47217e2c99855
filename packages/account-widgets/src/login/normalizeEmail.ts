/** Normalizes an email for storage and comparison (accounts §5). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
