/** The parts of JSON Schema that request schemas use. */
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

type ValuePath = readonly (string | number)[];

/**
 * Builds a value with every property that its schema names, using the example's values where it has them.
 * @param variant Selects the branch of every union.
 */
export function buildFullValue(schema: AnySchema, example: unknown, variant: number): unknown {
  if (schema.anyOf) {
    const branches = schema.anyOf.filter(({ type }) => type !== 'null');
    return buildFullValue(branches[variant % branches.length] ?? {}, example, variant);
  }
  const { properties, patternProperties, items } = schema;
  if (items) {
    const given = Array.isArray(example) ? example : [];
    return given.length > 0
      ? given.map((one) => buildFullValue(items, one, variant))
      : [buildFullValue(items, undefined, variant)];
  }
  if (properties || patternProperties) return buildFullObject(schema, isObject(example) ? example : {}, variant);
  return example ?? buildPlainValue(schema);
}

function buildFullObject(
  { properties = {}, patternProperties = {} }: AnySchema,
  example: object,
  variant: number,
): object {
  const given: Record<string, unknown> = { ...example };
  const named = Object.entries(properties).map(([name, value]) => [name, buildFullValue(value, given[name], variant)]);
  const free = Object.values(patternProperties).map((value) => ['name', buildFullValue(value, undefined, variant)]);
  return { ...Object.fromEntries(free), ...given, ...Object.fromEntries(named) };
}

function buildPlainValue({ const: constant, enum: choices, type, minimum, format }: AnySchema): unknown {
  if (constant !== undefined) return constant;
  if (choices) return choices[0];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 0, 1);
  if (type === 'boolean') return true;
  if (format === 'date') return '2024-02-01';
  return format === 'date-time' ? '2024-02-01T00:00:00Z' : 'a';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of a value and of all values inside. */
export function pathsOf(value: unknown, place: ValuePath = []): ValuePath[] {
  if (!isObject(value)) return [place];
  return [place, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...place, name]))];
}

/** A copy with another value at a path. */
export function withValueAt(value: unknown, [name, ...rest]: ValuePath, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((part, at) => (at === Number(name) ? withValueAt(part, rest, other) : part));
  const parts = value as Record<string, unknown>;
  return { ...parts, [name]: withValueAt(parts[name], rest, other) };
}

/** A copy with an extra property at a path. */
export function withExtraPropertyAt(value: unknown, place: ValuePath): unknown {
  const part = place.reduce<unknown>((whole, name) => (whole as Record<string, unknown>)[name], value);
  return isObject(part) && !Array.isArray(part) ? withValueAt(value, place, { ...part, nobodyNamedThis: 1 }) : value;
}
