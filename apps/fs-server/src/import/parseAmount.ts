/** A trillion. No deal came near it, and sums of a hundred thousand such stay exact in SQL. */
const largest = 1_000_000_000_000;

/**
 * Whole units of money; cents are rounded. An empty text, `-` and 0 say that nobody knows.
 * @returns null for unknown, undefined for what is no amount.
 */
export function parseAmount(text: string): number | null | undefined {
  if (text === '' || text === '-') {
    return null;
  }
  if (!/^\d{1,15}(?:\.\d+)?$/.test(text)) {
    return undefined;
  }
  const amount = Math.round(Number(text));
  if (amount > largest) {
    return undefined;
  }
  return amount === 0 ? null : amount;
}
