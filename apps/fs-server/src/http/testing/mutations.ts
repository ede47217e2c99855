/** A JSON schema, as far as requests use it. */
export interface AnySchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly AnySchema[];
  properties?: Readonly<Record<string, AnySchema>>;
  patternProperties?: Readonly<Record<string, AnySchema>>;
  items?: AnySchema;
  minimum?: number;
  format?: string;
}

type Place = readonly (string | number)[];

/**
 * A value with every property that its schema names: the example's where it has one.
 * @param variant which branch of every union
 */
export function fullValue(schema: AnySchema, example: unknown, variant: number): unknown {
  if (schema.anyOf) {
    const branches = schema.anyOf.filter(({ type }) => type !== 'null');
    return fullValue(branches[variant % branches.length] ?? {}, example, variant);
  }
  const { properties, patternProperties, items } = schema;
  if (items) {
    const given = Array.isArray(example) ? example : [];
    return given.length > 0
      ? given.map((one) => fullValue(items, one, variant))
      : [fullValue(items, undefined, variant)];
  }
  if (properties || patternProperties) return fullObject(schema, isObject(example) ? example : {}, variant);
  return example ?? plainValue(schema);
}

function fullObject({ properties = {}, patternProperties = {} }: AnySchema, example: object, variant: number): object {
  const given: Record<string, unknown> = { ...example };
  const named = Object.entries(properties).map(([name, value]) => [name, fullValue(value, given[name], variant)]);
  const free = Object.values(patternProperties).map((value) => ['name', fullValue(value, undefined, variant)]);
  return { ...Object.fromEntries(free), ...given, ...Object.fromEntries(named) };
}

function plainValue({ const: constant, enum: choices, type, minimum, format }: AnySchema): unknown {
  if (constant !== undefined) return constant;
  if (choices) return choices[0];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 0, 1);
  if (type === 'boolean') return true;
  if (format === 'date') return '2024-02-01';
  return format === 'date-time' ? '2024-02-01T00:00:00Z' : 'a';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The place of every value in a value: its own, of its parts, and of theirs. */
export function placesOf(value: unknown, place: Place = []): Place[] {
  if (!isObject(value)) return [place];
  return [place, ...Object.entries(value).flatMap(([name, part]) => placesOf(part, [...place, name]))];
}

/** A copy that has another value at a place. */
export function withValueAt(value: unknown, [name, ...rest]: Place, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((part, at) => (at === Number(name) ? withValueAt(part, rest, other) : part));
  const parts = value as Record<string, unknown>;
  return { ...parts, [name]: withValueAt(parts[name], rest, other) };
}

/** A copy that has one property more at a place. */
export function withMoreAt(value: unknown, place: Place): unknown {
  const part = place.reduce<unknown>((whole, name) => (whole as Record<string, unknown>)[name], value);
  return isObject(part) && !Array.isArray(part) ? withValueAt(value, place, { ...part, nobodyNamedThis: 1 }) : value;
}
