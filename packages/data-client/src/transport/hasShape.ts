/**
 * Whether data is the answer of a call rather than JSON of another kind, such as a proxy's. A shape lists members:
 * `name[` is a list, `name{` is an object, and `name` is anything. `*` before them means a list of such objects.
 */
export function hasShape(data: unknown, shape: string): boolean {
  if (!shape.startsWith('*')) return hasParts(data, shape);
  return Array.isArray(data) && (shape === '*' || data.every((item) => hasParts(item, shape.slice(1))));
}

function hasParts(value: unknown, parts: string): boolean {
  return isObject(value) && parts.split(' ').every((part) => part === '' || hasPart(value, part));
}

function hasPart(value: Readonly<Record<string, unknown>>, part: string): boolean {
  const member = value[part.replace(/[[{]$/, '')];
  if (part.endsWith('[')) return Array.isArray(member);
  return part.endsWith('{') ? isObject(member) : member !== undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
