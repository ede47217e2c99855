const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The id as the database compares it, or null for text that can be no company's id. */
export function toCompanyId(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null;
}

/** What is left of a search text: NUL bytes are none that the database can hold, and space around is no name. */
export function toSearchText(text: string): string {
  return text.replaceAll('\0', '').trim();
}
