type Parameters = Readonly<Record<string, unknown>>;

/**
 * The parameters of an address as text, and lists of texts where one is repeated. The router's own reading takes what looks
 * like JSON for a value, so that a search for `1.0` or for `"Acme"` came back as `1` and `Acme`.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = '', ...others] = query.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Writes what `parseSearch` reads, with the question mark; empty for none. */
export function stringifySearch(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const text of [value].flat()) if (text !== undefined) query.append(name, String(text));
  }
  return query.size === 0 ? '' : `?${query}`;
}
