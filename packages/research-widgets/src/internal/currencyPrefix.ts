const prefixes = new Map<string, string>();

/**
 * Returns what precedes an amount: the currency's common symbol, such as `$`, `€` or `CA$`, otherwise its code and a
 * no-break space. The same in every locale, like the dollar sign.
 */
export function currencyPrefix(currency: string): string {
  let prefix = prefixes.get(currency);
  if (prefix === undefined) {
    prefix = readPrefix(currency);
    prefixes.set(currency, prefix);
  }
  return prefix;
}

function readPrefix(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
    const first = parts.findIndex(({ type }) => type === 'integer');
    return parts
      .slice(0, first)
      .map(({ value }) => value)
      .join('');
  } catch {
    // Imported data can name a currency that isn't a code.
    return `${currency}\u00a0`;
  }
}
