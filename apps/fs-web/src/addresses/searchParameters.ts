/** The parameters of an address: text, or a list of texts where one is repeated. */
export type SearchParameters = Readonly<Record<string, string | string[]>>;

/**
 * Parses the search part of an address. Replaces the router's own parser, which reads values as JSON where it can:
 * a search for `1.0` or for `"Acme"` came back as `1` and `Acme`.
 */
export function parseSearch(search: string): SearchParameters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = '', ...others] = query.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Writes what `parseSearch` reads, with the question mark. Omits undefined values and returns '' for none. */
export function stringifySearch(parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const text of [value].flat()) if (text !== undefined) query.append(name, String(text));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the first value of a parameter. */
export function firstText(value: unknown): string | undefined {
  const [first] = [value].flat();
  return typeof first === 'string' ? first : undefined;
}

/** A route's `validateSearch` for parameters that are texts. */
export type TextValidator<Name extends string> = (search: Readonly<Record<string, unknown>>) => {
  [Each in Name]?: string;
};

/**
 * Creates a route's `validateSearch`: each named parameter as a single text, or undefined. It sets every name, because the
 * router merges the result over the values that it parsed.
 */
export function textParameters<const Name extends string>(names: readonly Name[]): TextValidator<Name> {
  return (search) => {
    const texts: { [Each in Name]?: string } = {};
    // No text that the server stores has a NUL, and it refuses to look for one.
    for (const name of names) texts[name] = firstText(search[name])?.replaceAll('\0', '');
    return texts;
  };
}
