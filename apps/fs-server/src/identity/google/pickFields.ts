/**
 * Picks the fields that a schema names, because OAuth requires servers to ignore unknown parameters (RFC 6749 §3.1).
 */
export function pickFields(
  { properties }: { properties: object },
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const named = Object.keys(properties).filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(named.map((name) => [name, given[name]]));
}
