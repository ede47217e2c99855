/** Parses a JSON object; null for any other text. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The articles in a response of NewsAPI; null for any other object. */
export function articlesIn(object: Record<string, unknown>): Record<string, unknown>[] | null {
  const { articles } = object;
  return Array.isArray(articles) ? articles.filter(isObject) : null;
}

/** Names and values of an object and its nested objects: `{"source": {"name": …}}` has `source.name`. */
export function membersOf(object: Record<string, unknown>): [string, unknown][] {
  return Object.entries(object).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(([inner, innerValue]) => [`${name}.${inner}`, innerValue] as [string, unknown])
      : [[name, value] as [string, unknown]],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
